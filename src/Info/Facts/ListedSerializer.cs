using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Facts;

/// <summary>A serializer with its library.</summary>
internal sealed record ListedSerializer(string Name, string Format, string Library)
{
    /// <summary>What a report says of a serializer.</summary>
    public static ListedSerializer Of(SerializerInfo serializer) => new(serializer.Name, serializer.Format, serializer.LibraryVersion);
}
