using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Programs.Publishing;

/// <summary>
/// A program that uses one serializer on <see cref="Complex"/>: the models, the contract of serializers, and the folder of one library, from this repository's
/// own sources. Whatever a folder needs, its props say, with the versions of Directory.Packages.props.
/// </summary>
/// <param name="library">The library's folder in src/Serializers; null for a program without a library.</param>
public sealed class PublishedProgram(string name, string? library, string main, params IReadOnlyList<string> sources)
{
    private const string Folders = "SerializationBenchmarks.Serializers.";

    /// <summary>The name of the project and of the published program: never a package's, which NuGet would take for a cycle.</summary>
    public const string FileName = nameof(PublishedProgram);

    /// <summary>The program's name in what is said of it.</summary>
    public string Name => name;

    /// <summary>
    /// A model of which no code of the program reads a member, so that trimming takes what the library alone would read. It is compiled as a class, since what the
    /// compiler writes for a record reads all. Null if the models are as they are.
    /// </summary>
    public Type? Unread { get; init; }

    /// <summary>The program of a serializer on <see cref="Complex"/>.</summary>
    public static PublishedProgram Of(SerializerInfo serializer, Type? unread, Func<string, string> members, params IReadOnlyList<string> sources)
    {
        var codec = CodecOf(serializer, typeof(Complex));
        var place = (codec.IsGenericType ? codec.GetGenericArguments()[0] : codec).Namespace!; // Folders are namespaces.
        return new PublishedProgram(serializer.Name, place[Folders.Length..].Replace('.', '/'), ClassOf(serializer, members(NameOf(codec))), sources) { Unread = unread };
    }

    /// <summary>How C# names the codec of a serializer on a model.</summary>
    public static string NameOfCodec(SerializerInfo serializer, Type model) => NameOf(CodecOf(serializer, model));

    private static Type CodecOf(SerializerInfo serializer, Type model) =>
        Catalog.Bindings.Single(binding => binding.Serializer == serializer && binding.Model.Type == model).Codec!.Type;

    // NativeAOT leaves out what a library makes by reflection alone, unless the program names it.
    private static string ClassOf(SerializerInfo serializer, string members) => $$"""
        using System.Diagnostics.CodeAnalysis;
        using SerializationBenchmarks.Models;
        using SerializationBenchmarks.Serializers;

        internal static class Program
        {
        {{string.Concat(serializer.Traits.MadeByReflection.Select(type => $"    [DynamicDependency(DynamicallyAccessedMemberTypes.All, typeof({NameOf(type)}))]\n"))}}{{members}}
        }

        """;

    /// <summary>Writes the project and its source.</summary>
    public string Write(string folder, string root)
    {
        var project = Path.Combine(folder, FileName + ".csproj");
        File.WriteAllText(project, Project(root));
        File.WriteAllText(Path.Combine(folder, "Program.cs"), main);
        if (Unread is { Name: var unread })
            File.WriteAllText(Path.Combine(folder, unread + ".cs"), AsClass(File.ReadAllText(Path.Combine(root, "src", "Models", unread + ".cs")), unread));
        return project;
    }

    private static string AsClass(string source, string record)
    {
        var parts = source.Split($"partial record {record}\n");
        return parts.Length == 2 ? $"{parts[0]}partial class {record}\n{parts[1]}" : throw new InvalidOperationException($"The source of {record} does not declare one record of that name.");
    }

    // How C# names a public type that is not nested.
    private static string NameOf(Type type) => type.IsGenericType
        ? $"global::{type.Namespace}.{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>"
        : $"global::{type.FullName}";

    // Trimming warns of what the codecs' other members would need; whether the program works is tried. The build of this repository has
    // analyzed the sources and audited the packages.
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
            <RunAnalyzers>false</RunAnalyzers>
            <NuGetAudit>false</NuGetAudit>
          </PropertyGroup>
        {(library is null ? "" : $"""  <Import Project="$(Root)src/Serializers/{library}/*.props" />""")}
          <ItemGroup>
            <PackageReference Include="@(OptionalPackage)" />
            <Compile Include="$(Root)src/Models/*.cs" Exclude="$(Root)src/Models/{Unread?.Name}.cs" />
            <Compile Include="$(Root)src/Serializers/*.cs;$(Root)src/Serializers/Bindings/AnyModel*.cs" />
            <Compile Include="$(Root)src/Serializers/*/AttributeStandIns.cs" />
        {(library is null ? "" : $"""
            <Compile Remove="$(Root)src/Serializers/{library}/AttributeStandIns.cs" />
            <Compile Include="$(Root)src/Serializers/{library}/**/*.cs" Exclude="$(Root)src/Serializers/{library}/AttributeStandIns.cs" />
            <Compile Include="$(Root)src/Models/Generated/{library}/*.cs" />
        """)}
        {(sources.Count == 0 ? "" : $"""    <Compile Include="{string.Join(";", sources.Select(path => "$(Root)" + path))}" />""")}
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

/// <summary>A mode of publishing a program.</summary>
public sealed record PublishMode(string Name, IReadOnlyList<string> Arguments)
{
    /// <summary>For an installed runtime, compiled just in time.</summary>
    public static PublishMode FrameworkDependent { get; } = new("framework-dependent", ["--no-self-contained"]);

    /// <summary>For an installed runtime, with code compiled ahead that the runtime replaces where it is hot.</summary>
    public static PublishMode ReadyToRun { get; } = new("ReadyToRun", ["--use-current-runtime", "--no-self-contained", "-p:PublishReadyToRun=true"]);

    /// <summary>With the parts of the runtime that it needs, compiled just in time.</summary>
    public static PublishMode Trimmed { get; } = new("trimmed", ["--use-current-runtime", "--self-contained", "-p:PublishTrimmed=true"]);

    /// <summary>With the parts of the runtime that it needs, compiled ahead for good.</summary>
    public static PublishMode NativeAot { get; } = new("NativeAOT", ["--use-current-runtime", "-p:PublishAot=true"]);

    /// <summary>All modes, in the order of tables.</summary>
    public static IReadOnlyList<PublishMode> All { get; } =
    [
        FrameworkDependent,
        ReadyToRun,
        Trimmed,
        NativeAot,
    ];

    /// <summary>Whether code that nothing seems to need is left out of the program.</summary>
    public bool Trims => this == Trimmed || this == NativeAot;
}
