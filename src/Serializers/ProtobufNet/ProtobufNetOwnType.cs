using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using ProtoBuf.Meta;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary><see cref="ProtobufNet"/> on a user's type: by its attributes, else with numbers given in the order of declaration.</summary>
/// <typeparam name="TModel">The type.</typeparam>
public readonly struct ProtobufNetOwnType<TModel> : ICodeFirstBufferSerializer, IOwnTypeSerializerOf<ProtobufNet>
    where TModel : struct, IModelType
{
    private static readonly bool _hasAttributes = ProtobufNetNumbering.HasContract(TModel.Type);
    private static readonly TypeModel _model = Compile();

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Summary = _hasAttributes ? "protobuf-net by the type's attributes." : "protobuf-net without attributes: members numbered automatically.",
        Note = _hasAttributes
            ? null
            : $"{TypeName.Of(TModel.Type)} has no [ProtoContract], so its members are numbered in the order of their declaration, at compatibility level 300.",
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        _model.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => _model.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => _model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    private static TypeModel Compile()
    {
        // What is compiled refers to the type by name, which means something in the type's own load context alone.
        using var scope = AssemblyLoadContext.GetLoadContext(TModel.Type.Assembly)!.EnterContextualReflection();
        var model = RuntimeTypeModel.Create();
        if (_hasAttributes)
            model.Add(TModel.Type, applyDefaultBehaviour: true);
        else
            new ProtobufNetNumbering(model, OwnModel.Of(typeof(TModel))!.Graph.Classes).Add(TModel.Type);
        return model.Compile();
    }
}
