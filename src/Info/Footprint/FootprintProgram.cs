using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>
/// A program that serializes and deserializes <see cref="Complex"/>, and says by its exit code whether it came back. With an argument, it prints the payload of
/// <see cref="Simple"/>, of which it reads no member.
/// </summary>
internal static class FootprintProgram
{
    /// <summary>The argument with which a program prints the payload.</summary>
    public const string Write = "write";

    private const string Main = "private static int Main(string[] arguments)";

    private const string Print = "System.Console.WriteLine(System.Convert.ToBase64String(";

    /// <summary>The program that creates the models and calls no library: its size is subtracted from that of the others.</summary>
    public static PublishedProgram Without { get; } = new("NoLibrary", null, $$"""
        using SerializationBenchmarks.Models;

        internal static class Program
        {
            {{Main}}
            {
                if (arguments.Length == 0)
                    return Complex.Create().Children!.Count == 3 ? 0 : 1;
                {{Print}}[(byte)Simple.Create().Name!.Length]));
                return 0;
            }
        }

        """)
    {
        Unread = typeof(Simple),
    };

    /// <summary>The program of a serializer. It compares values, because a library that trimming has robbed of all members writes the same empty payload twice.</summary>
    public static PublishedProgram Of(SerializerInfo serializer) => PublishedProgram.Of(serializer, typeof(Simple), codec => $$"""
            {{Main}} => arguments.Length == 0 ? ComesBack<{{codec}}>() : Print<{{PublishedProgram.NameOfCodec(serializer, typeof(Simple))}}>();

            private static int ComesBack<TCodec>()
                where TCodec : struct, ICodec => Complex.Create().Equals(TCodec.ToModel(TCodec.Deserialize(TCodec.Serialize(TCodec.Create())))) ? 0 : 1;

            private static int Print<TCodec>()
                where TCodec : struct, ICodec
            {
                {{Print}}TCodec.Serialize(TCodec.Create())));
                return 0;
            }
        """);
}
