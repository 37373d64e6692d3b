using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>A codec whose type has an order.</summary>
public interface IOrdered : ICodec
{
    /// <summary>Whether a value is less than another.</summary>
    /// <param name="left">The one.</param>
    /// <param name="right">The other.</param>
    static abstract bool IsLess(object left, object right);
}
