using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>How one serializer writes and reads a value.</summary>
/// <param name="Message">
/// What the other language must know of the payload: a message of schemas/languages.proto, a member of schemas/languages.bop, or a schema of Avro; null in formats
/// without schemas.
/// </param>
internal sealed record DotNetSide(Func<byte[]> Write, Func<byte[], object?> Read, string? Message = null)
{
    /// <summary>Finds out how a serializer writes and reads a value.</summary>
    /// <returns>Null if there is no way.</returns>
    public static DotNetSide? Of(SerializerInfo serializer, SharedValue shared) => serializer.Format switch
    {
        CborMember.Format => CborMember.Takes(shared.Type) ? new DotNetSide(() => CborMember.Write(shared.Type, shared.Value), payload => CborMember.Read(shared.Type, payload)) : null,
        ProtobufMember.Format => OfProtobuf(serializer, shared),
        AvroMember.Format when !serializer.Traits.TakesModel => AvroMember.RecordOf(shared.Type) is { } record ? new DotNetSide(() => AvroMember.Write(record, shared.Value), payload => AvroMember.Read(record, shared.Type, payload), record.ToString()) : null,
        _ when BebopMember.Has(serializer.Format) => BebopMember.Of(serializer, shared),
        _ => OfModel(serializer, shared, serializer.SchemaText?.Invoke(shared.HolderType)),
    };

    /// <summary>Binds a serializer to a type without trying it first: what the library does with the value is the question.</summary>
    public static Codec CodecOf(SerializerInfo serializer, Type type, Func<object> create) => Codec.Of(typeof(AnyModelCodec<,>).MakeGenericType(TypeOf(serializer), EmittedModels.Define(type, [create]).ModelType));

    private static DotNetSide? OfProtobuf(SerializerInfo serializer, SharedValue shared) => ProtobufMember.MessageOf(shared.Type) switch
    {
        null => null,
        { } message when serializer.Traits.TakesModel => OfModel(serializer, shared, message.Name),
        { } message => new DotNetSide(() => ProtobufMember.Write(message, shared.Value), payload => ProtobufMember.Read(message, shared.Type, payload), message.Name),
    };

    private static DotNetSide OfModel(SerializerInfo serializer, SharedValue shared, string? message)
    {
        var codec = CodecOf(serializer, shared.HolderType, shared.Hold);
        return new DotNetSide(() => codec.Serialize(shared.Hold()), payload => ((IOneMember)codec.Deserialize(payload)).Held, message);
    }

    private static Type TypeOf(SerializerInfo serializer) => typeof(Catalog).Assembly.GetTypes().Single(type =>
        type.IsValueType && type.IsAssignableTo(typeof(IAnyModelSerializer)) && ReferenceEquals(type.GetProperty(nameof(ISerializer.Info))?.GetValue(null), serializer));
}
