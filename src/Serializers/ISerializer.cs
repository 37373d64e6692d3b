namespace SerializationBenchmarks.Serializers;

/// <summary>
/// A library used one way: one line of every table. Serializers are found by reflection, so a struct that implements this
/// interface, or one derived from it, is all it takes to add one.
/// </summary>
public interface ISerializer
{
    /// <summary>Names and describes the serializer.</summary>
    static abstract SerializerInfo Info { get; }

    /// <summary>Says in a sentence why a model is not supported, or returns null if it is.</summary>
    /// <param name="model">The model's type.</param>
    static virtual string? UnsupportedBecause(Type model) => null;

    /// <summary>Says in a sentence what is particular about the serializer on a model; null if nothing is. Stands under tables.</summary>
    /// <param name="model">The model's type, which is supported.</param>
    static virtual string? NoteOn(Type model) => null;

    /// <summary>
    /// Finds out how to build a value of a class that the serializer's own schema compiler generated, from JSON. Such a class is
    /// for that serializer alone.
    /// </summary>
    /// <param name="type">A user's type.</param>
    /// <returns>Builds a value of a JSON text; null if the class is none of the serializer's.</returns>
    static virtual Func<string, object>? JsonReader(Type type) => null;
}
