using System.Buffers;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using MessagePack;
using MessagePack.Resolvers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// <see cref="MessagePack"/> on a user's type: with the library's standard options, which use formatters that its source
/// generator wrote into the user's assembly, else emit them at run time; without attributes, with its contractless ones.
/// </summary>
/// <typeparam name="TModel">The type.</typeparam>
public readonly struct MessagePackOwnType<TModel> : ICodeFirstBufferSerializer, IOwnTypeSerializerOf<MessagePack>
    where TModel : struct, IModelType
{
    private static readonly bool _hasAttributes = TModel.Type.IsDefined(typeof(MessagePackObjectAttribute)) || TModel.Type.IsDefined(typeof(DataContractAttribute));

    private static readonly MessagePackSerializerOptions _options =
        MessagePackSerializerOptions.Standard.WithResolver(_hasAttributes ? StandardResolver.Instance : ContractlessStandardResolver.Instance);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePack.Info with
    {
        Summary = _hasAttributes ? "MessagePack-CSharp by the type's attributes." : "MessagePack-CSharp without attributes: contractless.",
        Note = _hasAttributes
            ? null
            : $"{TypeName.Of(TModel.Type)} has no [MessagePackObject], so the library's contractless resolver writes the members' names; attributes with integer keys would make it smaller and faster.",
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, _options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => MessagePackSerializer.Serialize(buffer, value, _options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, _options);
}
