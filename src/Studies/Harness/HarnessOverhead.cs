using System.Buffers;
using System.Buffers.Binary;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using BenchmarkDotNet.Attributes;
using MessagePack;
using Newtonsoft.Json;
using ProtoBuf.Meta;
using SerializationBenchmarks.Models;
using JsonSerializer = System.Text.Json.JsonSerializer;

namespace SerializationBenchmarks.Studies.Harness;

/// <summary>
/// What a user would write for one serializer and one model, without any of this suite's generic code. The study
/// harness-overhead holds these methods beside the suite's own cases: a difference would be the suite's fault.
/// </summary>
/// <remarks>A method is named after the operation and the serializer that it stands for.</remarks>
public partial class HarnessOverhead
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.General);
    private static readonly JsonTypeInfo<Tiny> _contract = DirectContext.Default.Tiny;

    private readonly Tiny _tiny = Tiny.Create();
    private readonly byte[] _json = JsonSerializer.SerializeToUtf8Bytes(Tiny.Create(), _contract);

    /// <summary>The eight bytes of a Bebop struct, written where they are needed.</summary>
    [Benchmark]
    public byte[] SerializeOnce_BebopStructByHand()
    {
        var payload = new byte[8];
        BinaryPrimitives.WriteInt32LittleEndian(payload, _tiny.Id);
        BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(4), _tiny.OtherId);
        return payload;
    }

    /// <summary>System.Text.Json with a kept contract.</summary>
    [Benchmark]
    public byte[] SerializeOnce_SystemTextJsonSourceGen() => JsonSerializer.SerializeToUtf8Bytes(_tiny, _contract);

    /// <summary>System.Text.Json with a kept contract.</summary>
    [Benchmark]
    public Tiny DeserializeOnce_SystemTextJsonSourceGen() => JsonSerializer.Deserialize(_json, _contract)!;

    /// <summary>System.Text.Json with kept options.</summary>
    [Benchmark]
    public byte[] SerializeOnce_SystemTextJson() => JsonSerializer.SerializeToUtf8Bytes(_tiny, _options);

    /// <summary>System.Text.Json with kept options.</summary>
    [Benchmark]
    public Tiny DeserializeOnce_SystemTextJson() => JsonSerializer.Deserialize<Tiny>(_json, _options)!;

    /// <summary>Newtonsoft.Json with default settings.</summary>
    [Benchmark]
    public byte[] SerializeOnce_NewtonsoftJson() => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(_tiny));

    /// <summary>Newtonsoft.Json with default settings.</summary>
    [Benchmark]
    public Tiny DeserializeOnce_NewtonsoftJson() => JsonConvert.DeserializeObject<Tiny>(Encoding.UTF8.GetString(_json))!;

    private static readonly TypeModel _model = CompileModel();

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer; // A field of the thread, as a program has it that serializes on several.

    private readonly byte[] _protobuf = WriteProtobuf();

    /// <summary>protobuf-net with a compiled model and a reused buffer.</summary>
    [Benchmark]
    public byte[] SerializeOnce_ProtobufNet()
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        _model.Serialize(buffer, _tiny);
        return buffer.WrittenSpan.ToArray();
    }

    /// <summary>protobuf-net with a compiled model.</summary>
    [Benchmark]
    public Tiny DeserializeOnce_ProtobufNet() => _model.Deserialize<Tiny>(new ReadOnlyMemory<byte>(_protobuf));

    private static TypeModel CompileModel()
    {
        var model = RuntimeTypeModel.Create();
        model.Add<Tiny>();
        return model.Compile();
    }

    private static byte[] WriteProtobuf()
    {
        var buffer = new ArrayBufferWriter<byte>();
        _model.Serialize(buffer, Tiny.Create());
        return buffer.WrittenSpan.ToArray();
    }

    private readonly byte[] _messagePack = MessagePackSerializer.Serialize(Tiny.Create());

    /// <summary>MessagePack with the options of the serializer.</summary>
    [Benchmark]
    public byte[] SerializeOnce_MessagePack() => MessagePackSerializer.Serialize(_tiny, MessagePackSerializerOptions.Standard);

    /// <summary>MessagePack with the options of the serializer.</summary>
    [Benchmark]
    public Tiny DeserializeOnce_MessagePack() => MessagePackSerializer.Deserialize<Tiny>(_messagePack, MessagePackSerializerOptions.Standard);

    [JsonSerializable(typeof(Tiny))]
    private sealed partial class DirectContext : JsonSerializerContext;
}
