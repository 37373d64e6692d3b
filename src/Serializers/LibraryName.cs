using System.Collections.Frozen;

namespace SerializationBenchmarks.Serializers;

/// <summary>What a library is called: by its package's name, which is what a reader installs, also where its assembly has another one.</summary>
public static class LibraryName
{
    private static readonly FrozenDictionary<string, string> _ofAssemblies = new Dictionary<string, string>
    {
        ["Avro"] = "Apache.Avro",
        ["Chr.Avro.Binary"] = "Chr.Avro",
        ["FlatSharp.Runtime"] = "FlatSharp",
        ["Fory"] = "Apache.Fory",
        ["MemoryPack.Core"] = "MemoryPack",
        ["Orleans.Serialization"] = "Microsoft.Orleans.Serialization",
        ["System.Private.DataContractSerialization"] = "DataContractSerializer", // It comes with the runtime and has no package, as the next.
        ["System.Private.Xml"] = "XmlSerializer",
        ["Thrift"] = "ApacheThrift",
    }.ToFrozenDictionary();

    /// <summary>The name of the library that an assembly is.</summary>
    /// <param name="assembly">The assembly's name.</param>
    public static string OfAssembly(string assembly) => _ofAssemblies.GetValueOrDefault(assembly, assembly);

    /// <summary>The same with its version, of a text that may have the assembly's name, as records had it once.</summary>
    /// <param name="library">The name and the version, with a space between them.</param>
    public static string WithVersion(string library) => library.LastIndexOf(' ') is var place and > 0 ? OfAssembly(library[..place]) + library[place..] : library;
}

/// <summary>Types of the base class library, which no library need be told of.</summary>
internal static class FrameworkType
{
    /// <summary>Whether a type is of the base class library, by its namespace.</summary>
    /// <param name="type">The type.</param>
    public static bool Is(Type type) => type.Namespace == "System" || type.Namespace?.StartsWith("System.", StringComparison.Ordinal) == true;
}
