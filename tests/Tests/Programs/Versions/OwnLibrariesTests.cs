using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Programs.Versions;

/// <summary>What is said of the libraries that lie beside a user's assembly.</summary>
public sealed class OwnLibrariesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("NewtonsoftJson", "Newtonsoft.Json", "99.0.1", "Beside your assembly lies Newtonsoft.Json 99.0.1; NewtonsoftJson measures {0}, and NewtonsoftJson@own yours.")]
    [InlineData("NewtonsoftJson", "Newtonsoft.Json", "12.0.3", "Beside your assembly lies Newtonsoft.Json 12.0.3; NewtonsoftJson measures {0}, because the oldest version of Newtonsoft.Json that works here is 13.0.4.")]
    [InlineData("ProtobufNet", "protobuf-net", "3.2.52", "Beside your assembly lies protobuf-net 3.2.52; ProtobufNet measures {0}, because the oldest version of protobuf-net that works here is 3.3.0.")]
    public void AVersionThatIsRefusedIsNotOffered(string serializer, string library, string version, string note)
    {
        Needs.Unix("Windows reads a file's version from a resource, which the written one lacks.");
        Write(library, version);
        var info = Catalog.Serializers.Single(info => info.Name == serializer);
        string[] advised = Advisories.NoteOf(library, version) is { } advisory ? [$"Beside your assembly: {advisory}"] : [];
        Assert.Equal(library == "Newtonsoft.Json" && version == "12.0.3", advised.Length == 1);
        Assert.Equal([string.Format(null, note, PackageVersions.Loaded(info)), .. advised], OwnLibraries.Notes(_folder["Shop.dll"], [info]));
    }

    [Theory]
    [InlineData("8.0.1024.46610", "8.0.5")]
    [InlineData("8.0.0.1", "8.0.10")] // The list is of another file.
    public void AFilesPackageIsWhatTheBuildSays(string listed, string version)
    {
        Needs.Unix("Windows reads a file's version from a resource, which the written one lacks.");
        Write("System.Text.Json", "8.0.10", "8.0.1024.46610");
        File.WriteAllText(_folder["Shop.deps.json"], $$"""
            {
              "runtimeTarget": { "name": ".NETStandard,Version=v2.0/" },
              "targets": { ".NETStandard,Version=v2.0/": { "System.Text.Json/8.0.5": { "runtime": { "lib/netstandard2.0/System.Text.Json.dll": { "assemblyVersion": "8.0.0.0", "fileVersion": "{{listed}}" } } } } },
              "libraries": { "System.Text.Json/8.0.5": { "type": "package", "serviceable": true, "sha512": "" } }
            }
            """);
        var info = Catalog.Serializers.Single(info => info.Name == "SystemTextJson");
        var (runtime, ours) = (RuntimeInformation.FrameworkDescription, PackageVersions.Loaded(info));
        Assert.Equal(
            [$"Beside your assembly lies System.Text.Json {version}; SystemTextJson measures {ours}, because {runtime} has System.Text.Json {ours}, and loads no older one that a program brings."],
            OwnLibraries.Notes(_folder["Shop.dll"], [info]));
    }

    [Fact]
    public void AListThatCannotBeReadAndALibraryWithoutVersionsAreNoMatter()
    {
        Needs.Unix("Windows reads a file's version from a resource, which the written one lacks.");
        Write("MessagePack", "99.0.1");
        Write("System.Private.DataContractSerialization", "99.0.1"); // As a self-contained program has it.
        File.WriteAllText(_folder["Shop.deps.json"], "{");
        Assert.StartsWith("Beside your assembly lies MessagePack 99.0.1; ", Assert.Single(OwnLibraries.Notes(_folder["Shop.dll"], Catalog.Serializers)), StringComparison.Ordinal);
    }

    private void Write(string library, string version, string fileVersion = "1.0.0.0")
    {
        var assembly = new PersistedAssemblyBuilder(new AssemblyName(library), typeof(object).Assembly);
        assembly.SetCustomAttribute(new CustomAttributeBuilder(typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!, [$"{version}+abcdef"]));
        assembly.SetCustomAttribute(new CustomAttributeBuilder(typeof(AssemblyFileVersionAttribute).GetConstructor([typeof(string)])!, [fileVersion]));
        assembly.DefineDynamicModule(library);
        assembly.Save(_folder[$"{library}.dll"]);
    }
}
