using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>
/// A program that serializes and deserializes one model: the models, the contract of serializers, and the folder of one library, from
/// this repository's own sources. Whatever a folder needs, its props say, with the versions of Directory.Packages.props.
/// </summary>
/// <param name="name">The program's name.</param>
/// <param name="library">The library's folder in src/Serializers; null for the program without a library.</param>
/// <param name="codec">The codec that it calls, as C# names it; null for the program without a library.</param>
internal sealed class FootprintProgram(string name, string? library, string? codec)
{
    private const string Serializers = "SerializationBenchmarks.Serializers.";

    /// <summary>The name of the project and of the published program: never a package's, which NuGet would take for a cycle.</summary>
    public const string FileName = "PublishedProgram";

    /// <summary>The program's name in what is said of it.</summary>
    public string Name => name;

    /// <summary>The program that creates the model and calls no library: its size is subtracted from that of the others.</summary>
    public static FootprintProgram Without { get; } = new("NoLibrary", null, null);

    /// <summary>The program of a serializer.</summary>
    /// <param name="binding">The serializer on the model, with a codec.</param>
    public static FootprintProgram Of(Binding binding)
    {
        var codec = binding.Codec!.Type;
        var place = (codec.IsGenericType ? codec.GetGenericArguments()[0] : codec).Namespace!; // Folders are namespaces.
        return new FootprintProgram(binding.Serializer.Name, place[Serializers.Length..].Replace('.', '/'), NameOf(codec));
    }

    /// <summary>Writes the project and its source.</summary>
    /// <param name="folder">A folder that has nothing else in it.</param>
    /// <param name="root">The repository's root.</param>
    /// <returns>The project's path.</returns>
    public string Write(string folder, string root)
    {
        var project = Path.Combine(folder, FileName + ".csproj");
        File.WriteAllText(project, Project(root));
        File.WriteAllText(Path.Combine(folder, "Program.cs"), Source());
        return project;
    }

    private static string NameOf(Type type) => type.IsGenericType
        ? $"global::{type.Namespace}.{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>"
        : $"global::{type.FullName}";

    private string Source() => codec is null
        ? "return SerializationBenchmarks.Models.Complex.Create().Children!.Count == 3 ? 0 : 1;\n"
        : $"""
        using Codec = {codec};

        var payload = Codec.Serialize(Codec.Create());
        return payload.AsSpan().SequenceEqual(Codec.Serialize(Codec.Deserialize(payload))) ? 0 : 1;

        """;

    // Trimming warns of what the codecs' other members would need; whether the program works is tried.
    private string Project(string root) => $"""
        <Project>
          <PropertyGroup>
            <Root>{root}/</Root>
            <DirectoryPackagesPropsPath>$(Root)Directory.Packages.props</DirectoryPackagesPropsPath>
            <ImportDirectoryBuildProps>false</ImportDirectoryBuildProps>
            <ImportDirectoryBuildTargets>false</ImportDirectoryBuildTargets>
          </PropertyGroup>
          <Import Project="Sdk.props" Sdk="Microsoft.NET.Sdk" />
          <PropertyGroup>
            <OutputType>Exe</OutputType>
            <TargetFramework>net{Environment.Version.Major}.0</TargetFramework>
            <LangVersion>latest</LangVersion>
            <Nullable>enable</Nullable>
            <ImplicitUsings>enable</ImplicitUsings>
            <InvariantGlobalization>true</InvariantGlobalization>
            <SatelliteResourceLanguages>en</SatelliteResourceLanguages>
            <DebugType>none</DebugType>
            <StripSymbols>true</StripSymbols>
          </PropertyGroup>
        {(library is null ? "" : $"""  <Import Project="$(Root)src/Serializers/{library}/*.props" />""")}
          <ItemGroup>
            <PackageReference Include="@(OptionalPackage)" />
            <Compile Include="$(Root)src/Models/*.cs;$(Root)src/Serializers/*.cs;$(Root)src/Serializers/Bindings/AnyModel*.cs;$(Root)src/Serializers/Bindings/*Function.cs" />
        {(library is null ? "" : $"""    <Compile Include="$(Root)src/Serializers/{library}/**/*.cs" />""")}
          </ItemGroup>
          <Import Project="Sdk.targets" Sdk="Microsoft.NET.Sdk" />
          <Target Name="DefineLibraries" BeforeTargets="CoreCompile">
            <PropertyGroup>
              <DefineConstants>$(DefineConstants);@(OptionalPackage->'%(Define)')</DefineConstants>
            </PropertyGroup>
          </Target>
        </Project>

        """;
}
