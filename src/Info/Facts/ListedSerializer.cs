using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Facts;

/// <summary>A serializer with its library.</summary>
/// <param name="Name">The serializer's name.</param>
/// <param name="Format">The wire format's name.</param>
/// <param name="Library">The library's name and version.</param>
internal sealed record ListedSerializer(string Name, string Format, string Library)
{
    /// <summary>What a report says of a serializer.</summary>
    public static ListedSerializer Of(SerializerInfo serializer) => new(serializer.Name, serializer.Format, serializer.LibraryVersion);
}
