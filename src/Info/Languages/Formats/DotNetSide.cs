using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>How one serializer writes and reads a thing.</summary>
/// <param name="Message">
/// What the other language must know of the payload: a message of schemas/languages.proto, a member of schemas/languages.bop, or a schema of Avro; null in formats
/// without schemas.
/// </param>
internal sealed record DotNetSide(Func<byte[]> Write, Func<byte[], object?> Read, string? Message = null)
{
    /// <summary>Finds out how a serializer writes and reads a thing.</summary>
    /// <returns>Null if there is no way.</returns>
    public static DotNetSide? Of(SerializerInfo serializer, Thing thing) => serializer.Format switch
    {
        CborThings.Format => CborThings.Takes(thing.Type) ? new DotNetSide(() => CborThings.Write(thing.Type, thing.Value), payload => CborThings.Read(thing.Type, payload)) : null,
        ProtobufThings.Format => OfProtobuf(serializer, thing),
        AvroThings.Format when !serializer.Traits.TakesModel => AvroThings.RecordOf(thing.Type) is { } record ? new DotNetSide(() => AvroThings.Write(record, thing.Value), payload => AvroThings.Read(record, thing.Type, payload), record.ToString()) : null,
        _ when BebopThings.Has(serializer.Format) => BebopThings.Of(serializer, thing),
        _ => OfModel(serializer, thing, serializer.SchemaText?.Invoke(thing.HolderType)),
    };

    /// <summary>Binds a serializer to a type without trying it first: what the library does with the value is the question.</summary>
    public static Codec CodecOf(SerializerInfo serializer, Type type, Func<object> create) => Codec.Of(typeof(AnyModelCodec<,>).MakeGenericType(TypeOf(serializer), EmittedModels.Define(type, [create]).ModelType));

    private static DotNetSide? OfProtobuf(SerializerInfo serializer, Thing thing) => ProtobufThings.MessageOf(thing.Type) switch
    {
        null => null,
        { } message when serializer.Traits.TakesModel => OfModel(serializer, thing, message.Name),
        { } message => new DotNetSide(() => ProtobufThings.Write(message, thing.Value), payload => ProtobufThings.Read(message, thing.Type, payload), message.Name),
    };

    private static DotNetSide OfModel(SerializerInfo serializer, Thing thing, string? message)
    {
        var codec = CodecOf(serializer, thing.HolderType, thing.Hold);
        return new DotNetSide(() => codec.Serialize(thing.Hold()), payload => ((IHolder)codec.Deserialize(payload)).Held, message);
    }

    private static Type TypeOf(SerializerInfo serializer) => typeof(Catalog).Assembly.GetTypes().Single(type =>
        type.IsValueType && type.IsAssignableTo(typeof(IAnyModelSerializer)) && ReferenceEquals(type.GetProperty(nameof(ISerializer.Info))?.GetValue(null), serializer));
}
