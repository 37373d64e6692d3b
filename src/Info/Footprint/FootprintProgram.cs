using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>A program that serializes and deserializes one model, and says by its exit code whether it came back.</summary>
internal static class FootprintProgram
{
    /// <summary>The program that creates the model and calls no library: its size is subtracted from that of the others.</summary>
    public static PublishedProgram Without { get; } =
        new("NoLibrary", null, "return SerializationBenchmarks.Models.Complex.Create().Children!.Count == 3 ? 0 : 1;\n");

    /// <summary>The program of a serializer. It compares values, because a library that trimming has robbed of all members writes the same empty payload twice.</summary>
    /// <param name="serializer">The serializer.</param>
    public static PublishedProgram Of(SerializerInfo serializer) => PublishedProgram.Of(serializer, codec => $$"""
            private static int Main() => ComesBack<{{codec}}>() ? 0 : 1;

            private static bool ComesBack<TCodec>()
                where TCodec : struct, ICodec => Complex.Create().Equals(TCodec.ToModel(TCodec.Deserialize(TCodec.Serialize(TCodec.Create()))));
        """);
}
