using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>A library of another language.</summary>
internal sealed record Implementation(string Language, string Library, params IReadOnlyList<string> Formats)
{
    private const string JavaScript = "JavaScript", Python = "Python";

    private static readonly string[] _json = ["JSON"], _messagePack = ["MessagePack", "MessagePack with native values", "MessagePack with extensions"], _cbor = ["CBOR"], _bson = ["BSON", "BSON of MongoDB"], _protobuf = ["Protocol Buffers"], _avro = ["Avro"], _bebop = ["Bebop message", "Bebop struct"];

    /// <summary>All of them, in the order of tables.</summary>
    public static IReadOnlyList<Implementation> All { get; } =
    [
        new(JavaScript, "JSON", _json),
        new(Python, "json", _json),
        new(JavaScript, "@msgpack/msgpack", _messagePack),
        new(JavaScript, "msgpackr", _messagePack),
        new(Python, "msgpack", _messagePack),
        new(JavaScript, "cbor-x", _cbor),
        new(Python, "cbor2", _cbor),
        new(JavaScript, "bson", _bson),
        new(Python, "bson", _bson),
        new(JavaScript, "protobufjs", _protobuf),
        new(Python, "protobuf", _protobuf),
        new(JavaScript, "avsc", _avro),
        new(JavaScript, "bebop", _bebop),
    ];

    /// <summary>
    /// The serializers whose formats others read here: of several ways of using a library that write the same format, the first. Not those whose generator
    /// has written no code for the class that holds a value.
    /// </summary>
    public static IReadOnlyList<SerializerInfo> AllSerializers { get; } =
    [
        .. from type in SerializerType.FindAll(typeof(Catalog).Assembly.GetTypes())
           let serializer = type.Info
           where All.Any(implementation => implementation.Formats.Contains(serializer.Format)) && serializer.Library is not null && (serializer.Traits.Code != CodeOrigin.SourceGenerated || type.UnsupportedBecause(SharedValues.Template.HolderType) is null)
           group serializer by (serializer.Library, serializer.Format) into ways
           select ways.First(),
    ];

    /// <summary>Finds the way of using a library that stands for another one, which writes the same.</summary>
    public static string StandInOf(string serializer) =>
        Catalog.Serializers.FirstOrDefault(known => known.Name == serializer) is { } way && AllSerializers.FirstOrDefault(main => (main.Library, main.Format) == (way.Library, way.Format)) is { } standIn ? standIn.Name : serializer;

    /// <summary>What tables call it.</summary>
    public string Name => Library is "JSON" or "json" ? Language : $"{Library} ({Language})";
}
