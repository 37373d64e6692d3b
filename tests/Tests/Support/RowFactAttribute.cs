using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test of one row, skipped with the reason where the build lacks it.</summary>
internal sealed class RowFactAttribute : FactAttribute
{
    public RowFactAttribute(string row) => Skip = Catalog.LeftOut.FirstOrDefault(leftOut => leftOut.Serializer == row)?.Reason;
}
