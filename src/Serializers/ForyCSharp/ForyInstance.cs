using Apache.Fory;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>The instance of a thread that knows a type with all that it holds.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class ForyInstance<T>
{
    [ThreadStatic]
    private static Fory? _current;

    /// <summary>The instance of this thread.</summary>
    public static Fory Current => _current ??= Create(trackReferences: false);

    /// <summary>Makes an instance, for one thread.</summary>
    /// <param name="trackReferences">Whether an object that others share is written once.</param>
    public static Fory Create(bool trackReferences) =>
        ForyTypes.Register(Fory.Builder().Compatible(false).CheckStructVersion(true).TrackRef(trackReferences).Build(), typeof(T));
}
