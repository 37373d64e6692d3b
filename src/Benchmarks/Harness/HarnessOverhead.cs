using System.Buffers.Binary;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Models;
#if HAS_MESSAGEPACK
using MessagePack;
#endif

namespace SerializationBenchmarks.Benchmarks.Harness;

/// <summary>
/// What a user would write for one serializer and one model, without any of this suite's generic code. The study
/// harness-overhead holds these methods beside the suite's own cases: a difference would be the suite's fault.
/// </summary>
/// <remarks>A method is named after the operation and the serializer that it stands for.</remarks>
public partial class HarnessOverhead
{
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

#if HAS_MESSAGEPACK
    private readonly byte[] _messagePack = MessagePackSerializer.Serialize(Tiny.Create());

    /// <summary>MessagePack with the options of the serializer.</summary>
    [Benchmark]
    public byte[] SerializeOnce_MessagePack() => MessagePackSerializer.Serialize(_tiny, MessagePackSerializerOptions.Standard);

    /// <summary>MessagePack with the options of the serializer.</summary>
    [Benchmark]
    public Tiny DeserializeOnce_MessagePack() => MessagePackSerializer.Deserialize<Tiny>(_messagePack, MessagePackSerializerOptions.Standard);
#endif

    [JsonSerializable(typeof(Tiny))]
    private sealed partial class DirectContext : JsonSerializerContext;
}
