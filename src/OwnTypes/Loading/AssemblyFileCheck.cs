using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Runtime.Versioning;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.OwnTypes.Loading;

/// <summary>Looks at an assembly's file before it is loaded, to say what is wrong with it in a sentence.</summary>
internal static class AssemblyFileCheck
{
    /// <summary>Checks a file.</summary>
    /// <exception cref="UserErrorException">It is missing, no .NET assembly, or built for something that this program is not.</exception>
    public static void Check(string path)
    {
        if (Directory.Exists(path))
            throw new UserErrorException($"{path} is a folder; name the .dll in it that dotnet build or dotnet publish wrote.");
        string? framework;
        try
        {
            InputFile.Check(path);
            using var stream = File.Open(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            using var file = new PEReader(stream);
            framework = file.HasMetadata ? ReadFramework(file.GetMetadataReader()) : throw new BadImageFormatException();
        }
        catch (BadImageFormatException exception)
        {
            throw new UserErrorException($"{path} is not a .NET assembly; name the .dll that dotnet build or dotnet publish wrote.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }

        if (framework is null)
            return;
        var name = new FrameworkName(framework);
        if (name.Identifier == ".NETFramework")
            throw new UserErrorException($"{path} is built for .NET Framework {name.Version}, and this program runs on .NET {Environment.Version}; build it for netstandard2.0 or net{Environment.Version.Major}.0.");
        if (name.Identifier == ".NETCoreApp" && name.Version > Environment.Version)
            throw new UserErrorException($"{path} is built for .NET {name.Version}, and this program runs on .NET {Environment.Version}; build it for net{Environment.Version.Major}.0 or earlier.");
    }

    /// <summary>What tells an assembly that was checked from any other: the identifier that its compiler gave it.</summary>
    public static Guid VersionOf(string path)
    {
        using var file = new PEReader(new MemoryStream(InputFile.ReadAllBytes(path)));
        var metadata = file.GetMetadataReader();
        return metadata.GetGuid(metadata.GetModuleDefinition().Mvid);
    }

    private static string? ReadFramework(MetadataReader metadata)
    {
        if (!metadata.IsAssembly)
            throw new BadImageFormatException();
        foreach (var handle in metadata.GetAssemblyDefinition().GetCustomAttributes())
        {
            var attribute = metadata.GetCustomAttribute(handle);
            if (attribute.Constructor.Kind != HandleKind.MemberReference)
                continue;
            var constructor = metadata.GetMemberReference((MemberReferenceHandle)attribute.Constructor);
            if (constructor.Parent.Kind == HandleKind.TypeReference
                && metadata.StringComparer.Equals(metadata.GetTypeReference((TypeReferenceHandle)constructor.Parent).Name, nameof(TargetFrameworkAttribute)))
            {
                var value = metadata.GetBlobReader(attribute.Value);
                value.ReadUInt16(); // Every attribute's value begins with a 1 of two bytes.
                return value.ReadSerializedString();
            }
        }

        return null;
    }
}
