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
    /// <param name="compatible">Whether reader and writer may have other versions of a type; if not, they check that they have the same.</param>
    public static Fory Create(bool trackReferences, bool compatible = false) =>
        ForyTypes.Register(Fory.Builder().Compatible(compatible).CheckStructVersion(!compatible).TrackRef(trackReferences).Build(), typeof(T));
}
