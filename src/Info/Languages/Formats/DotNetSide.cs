using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>How one serializer writes and reads a thing.</summary>
/// <param name="Write">Writes the thing's value in its member.</param>
/// <param name="Read">Reads the member's value.</param>
/// <param name="Message">The message of schemas/languages.proto that the other language needs; null in formats without a schema.</param>
internal sealed record DotNetSide(Func<byte[]> Write, Func<byte[], object?> Read, string? Message = null)
{
    /// <summary>Finds out how a serializer writes and reads a thing.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="thing">The thing.</param>
    /// <returns>Null if there is no way.</returns>
    public static DotNetSide? Of(SerializerInfo serializer, Thing thing)
    {
        if (serializer.Format == CborThings.Format)
            return CborThings.Takes(thing.Type) ? new DotNetSide(() => CborThings.Write(thing.Type, thing.Value), payload => CborThings.Read(thing.Type, payload)) : null;
        var message = serializer.Format == ProtobufThings.Format ? ProtobufThings.MessageOf(thing.Type) : null;
        if (serializer.Format == ProtobufThings.Format && message is null)
            return null;
        if (!serializer.Traits.TakesModel)
            return new DotNetSide(() => ProtobufThings.Write(message!, thing.Value), payload => ProtobufThings.Read(message!, thing.Type, payload), message!.Name);

        // Not one that is tried first: what the library does with the value is the question.
        var codec = Codec.Of(typeof(AnyModelCodec<,>).MakeGenericType(TypeOf(serializer), EmittedModels.Define(thing.HolderType, [thing.Hold]).ModelType));
        return new DotNetSide(() => codec.Serialize(thing.Hold()), payload => ((IHolder)codec.Deserialize(payload)).Held, message?.Name);
    }

    private static Type TypeOf(SerializerInfo serializer) => typeof(Catalog).Assembly.GetTypes().Single(type =>
        type.IsValueType && type.IsAssignableTo(typeof(IAnyModelSerializer)) && ReferenceEquals(type.GetProperty(nameof(ISerializer.Info))?.GetValue(null), serializer));
}
