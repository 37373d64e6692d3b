using Apache.Fory;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>The instance of a thread that knows a type with all that it holds.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class ForyInstance<T>
{
    [ThreadStatic]
    private static Fory? _current;

    /// <summary>The instance of this thread.</summary>
    public static Fory Current => _current ??= ForyTypes.Register(Fory.Builder().Compatible(false).CheckStructVersion(true).Build(), typeof(T));
}
