using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test of one serializer, skipped with the reason where the build lacks it.</summary>
internal sealed class SerializerFactAttribute : FactAttribute
{
    public SerializerFactAttribute(string serializer) => Skip = Catalog.LeftOut.FirstOrDefault(leftOut => leftOut.Serializer == serializer)?.Reason;
}
