using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Records;

/// <summary>Records once named libraries by their assemblies; read, they have the names that tables have.</summary>
internal static class LibraryNames
{
    /// <summary>Gives a record's libraries these names.</summary>
    /// <param name="record">The record.</param>
    public static RunRecord Renew(RunRecord record) => record with
    {
        Serializers = [.. record.Serializers.Select(serializer => serializer with { Library = LibraryName.WithVersion(serializer.Library) })],
        Environment = record.Environment with { Libraries = [.. record.Environment.Libraries.Select(LibraryName.WithVersion).Order(StringComparer.Ordinal)] },
    };
}
