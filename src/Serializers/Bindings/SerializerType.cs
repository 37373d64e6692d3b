namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>A struct that implements <see cref="ISerializer"/>, with its static members.</summary>
/// <param name="Type">The struct.</param>
/// <param name="Info"><see cref="ISerializer.Info"/>.</param>
/// <param name="UnsupportedBecause"><see cref="ISerializer.UnsupportedBecause"/>.</param>
/// <param name="NoteOn"><see cref="ISerializer.NoteOn"/>.</param>
/// <param name="JsonReader"><see cref="ISerializer.JsonReader"/>.</param>
internal sealed record SerializerType(
    Type Type,
    SerializerInfo Info,
    Func<Type, string?> UnsupportedBecause,
    Func<Type, string?> NoteOn,
    Func<Type, Func<string, object>?> JsonReader)
{
    /// <summary>Finds the serializers among types, in the order of tables.</summary>
    /// <param name="types">The types.</param>
    public static SerializerType[] FindAll(IEnumerable<Type> types) =>
    [
        .. types
            .Where(type => type.IsValueType && !type.IsGenericTypeDefinition && type.IsAssignableTo(typeof(ISerializer)))
            .Select(Read)
            .OrderBy(serializer => serializer.Info.Order).ThenBy(serializer => serializer.Info.Name, StringComparer.Ordinal),
    ];

    private static SerializerType Read(Type serializer) =>
        (SerializerType)typeof(SerializerType).GetMethod(nameof(ReadMembers), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!
            .MakeGenericMethod(serializer).Invoke(null, null)!;

    private static SerializerType ReadMembers<TSerializer>()
        where TSerializer : ISerializer =>
        new(typeof(TSerializer), TSerializer.Info, TSerializer.UnsupportedBecause, TSerializer.NoteOn, TSerializer.JsonReader);
}
