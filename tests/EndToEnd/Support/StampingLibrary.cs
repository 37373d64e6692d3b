namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>
/// A library as MemoryPack is one, small and made for the test: the models carry its attribute, and its generator adds to them. In
/// the place of a package stand its projects, and a serializer that follows CONTRIBUTING.md's section on such libraries.
/// </summary>
internal static class StampingLibrary
{
    /// <summary>The lines that stand in the repository's own files, and what they become: a type says that it is the library's, and its project refers to it.</summary>
    public static IReadOnlyList<(string Path, string Before, string After)> Changes { get; } =
    [
        ("src/Models/Tiny.cs", "[MemoryPackable]\n", "[MemoryPackable]\n[Stamping.Stamped]\n"),
        (
            "src/Models/Models.csproj",
            "    <PackageReference Include=\"MemoryPack\" />\n",
            """
                <PackageReference Include="MemoryPack" />
                <ProjectReference Include="../../library/Stamping/Stamping.csproj" />
                <ProjectReference Include="../../library/Generator/Generator.csproj" OutputItemType="Analyzer" ReferenceOutputAssembly="false" />

            """),
    ];

    /// <summary>The files, by their paths.</summary>
    public static IReadOnlyDictionary<string, string> Files { get; } = new Dictionary<string, string>
    {
        // What holds for the repository's own projects does not for a library's.
        ["library/Directory.Build.props"] = "<Project><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>",
        ["library/Directory.Build.targets"] = "<Project />",
        ["library/Directory.Packages.props"] = "<Project />",
        ["library/Stamping/Stamping.csproj"] = """<Project Sdk="Microsoft.NET.Sdk" />""",
        ["library/Stamping/Stamping.cs"] = """
            namespace Stamping;

            [System.AttributeUsage(System.AttributeTargets.Class)]
            public sealed class StampedAttribute : System.Attribute;

            public interface IStamped<T>
            {
                static abstract byte[] Write(T value);

                static abstract T Read(byte[] payload);
            }
            """,
        ["library/Generator/Generator.csproj"] = """
            <Project Sdk="Microsoft.NET.Sdk">
              <ItemGroup>
                <Reference Include="$(RoslynTargetsPath)/bincore/Microsoft.CodeAnalysis.dll" Private="false" />
              </ItemGroup>
            </Project>
            """,
        ["library/Generator/Generator.cs"] = """"
            using System.Linq;
            using Microsoft.CodeAnalysis;

            namespace Stamping;

            [Generator]
            public sealed class Generator : IIncrementalGenerator
            {
                public void Initialize(IncrementalGeneratorInitializationContext context) => context.RegisterSourceOutput(
                    context.SyntaxProvider.ForAttributeWithMetadataName("Stamping.StampedAttribute", static (_, _) => true, static (match, _) => (INamedTypeSymbol)match.TargetSymbol),
                    static (output, type) =>
                    {
                        var members = type.GetMembers().OfType<IPropertySymbol>().Where(member => member.Type.SpecialType == SpecialType.System_Int32).Select(member => member.Name).ToArray();
                        var writes = string.Concat(members.Select((member, place) => $"System.BitConverter.TryWriteBytes(System.MemoryExtensions.AsSpan(payload, {4 * place}), value.{member});"));
                        var reads = string.Join(", ", members.Select((member, place) => $"{member} = System.BitConverter.ToInt32(payload, {4 * place})"));
                        output.AddSource($"{type.Name}.Stamped.g.cs", $$"""
                            namespace {{type.ContainingNamespace.ToDisplayString()}};
                            partial record {{type.Name}} : global::Stamping.IStamped<{{type.Name}}>
                            {
                                static byte[] global::Stamping.IStamped<{{type.Name}}>.Write({{type.Name}} value) { var payload = new byte[{{4 * members.Length}}]; {{writes}} return payload; }
                                static {{type.Name}} global::Stamping.IStamped<{{type.Name}}>.Read(byte[] payload) => new() { {{reads}} };
                            }
                            """);
                    });
            }
            """",
        ["src/Serializers/Stamp/Stamp.cs"] = """
            using Stamping;

            namespace SerializationBenchmarks.Serializers.Stamp;

            /// <summary>The stamping library.</summary>
            public readonly struct Stamp : ISerializer
            {
                /// <inheritdoc/>
                public static SerializerInfo Info { get; } = new(
                    "Stamp",
                    "Stamp",
                    Order: 101,
                    "What its generator adds to the models.",
                    new SerializerTraits
                    {
                        Schema = SchemaSource.CodeFirst,
                        Code = CodeOrigin.SourceGenerated,
                        TakesModel = true,
                        SelfDescribing = false,
                        Buffer = BufferReuse.None,
                        ZeroCopy = false,
                        TimePrecision = TimeSpan.FromTicks(1),
                        NativeAot = true,
                    })
                {
                    Library = typeof(StampedAttribute),
                    NoBufferBecause = "It gives arrays only.",
                };
            }
            """,
        ["src/Serializers/Stamp/StampTiny.cs"] = """
            using System.Runtime.CompilerServices;
            using SerializationBenchmarks.Models;
            using Stamping;

            namespace SerializationBenchmarks.Serializers.Stamp;

            /// <summary>The codec of <see cref="Stamp"/> on <see cref="Tiny"/>.</summary>
            public readonly struct StampTiny : ICodec, ICodecOf<Stamp, Tiny>
            {
                /// <inheritdoc/>
                public static object Create() => Tiny.Create();

                /// <inheritdoc/>
                public static byte[] Serialize(object data) => Write(Unsafe.As<Tiny>(data));

                /// <inheritdoc/>
                public static object Deserialize(byte[] payload) => Read<Tiny>(payload);

                private static byte[] Write<T>(T value)
                    where T : IStamped<T> => T.Write(value);

                private static T Read<T>(byte[] payload)
                    where T : IStamped<T> => T.Read(payload);
            }
            """,
    };
}
