using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>protobuf-net with a compiled model and its buffer API: by a type's attributes, else with numbers given in the order of declaration.</summary>
/// <remarks>
/// A new array comes from a kept buffer, which is copied: measured, half the time of <c>Measure</c> followed by writing into
/// an array of exactly that length, because measuring is a serialization of its own. A kept <see cref="MemoryStream"/> is
/// about a fifth slower for models without children and a third faster for those with: into a buffer, the library writes
/// each child twice to learn its length first.
/// </remarks>
public readonly struct ProtobufNet : IAnyModelBufferSerializer
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ProtobufNet",
        "Protocol Buffers",
        40,
        "protobuf-net with a compiled model and its buffer API.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = false,
        })
    {
        Library = typeof(RuntimeTypeModel),
    };

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => ProtobufNetNumbering.HasContract(model)
        ? null
        : $"{TypeName.Of(model)} has no [ProtoContract], so its members are numbered in the order of their declaration, at compatibility level 300.";

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        Compiled<T>.Model.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => Compiled<T>.Model.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => Compiled<T>.Model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    // A class of its own for each model, so that reading Info compiles none.
    private static class Compiled<T>
    {
        public static readonly TypeModel Model = Compile();

        private static TypeModel Compile()
        {
            // What is compiled refers to the type by name, which means something in the type's own load context alone.
            using var scope = AssemblyLoadContext.GetLoadContext(typeof(T).Assembly)!.EnterContextualReflection();
            var model = RuntimeTypeModel.Create();
            new ProtobufNetNumbering(model).Add(typeof(T));
            return model.Compile();
        }
    }
}
