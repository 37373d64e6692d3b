using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.OwnTypes.Loading;

/// <summary>The types that an assembly's file declares, whether they can be loaded or not.</summary>
internal static class DeclaredTypes
{
    /// <summary>Their full names, as reflection writes them.</summary>
    public static IReadOnlyList<string> Of(string path)
    {
        using var file = new PEReader(new MemoryStream(InputFile.ReadAllBytes(path)));
        var metadata = file.GetMetadataReader();
        return [.. metadata.TypeDefinitions.Select(handle => NameOf(metadata, metadata.GetTypeDefinition(handle)))];
    }

    private static string NameOf(MetadataReader metadata, TypeDefinition type) =>
        !type.GetDeclaringType().IsNil ? $"{NameOf(metadata, metadata.GetTypeDefinition(type.GetDeclaringType()))}+{metadata.GetString(type.Name)}"
        : type.Namespace.IsNil ? metadata.GetString(type.Name)
        : $"{metadata.GetString(type.Namespace)}.{metadata.GetString(type.Name)}";
}
