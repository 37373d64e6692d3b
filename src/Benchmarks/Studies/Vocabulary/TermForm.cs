using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>A form of a <see cref="Term"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class TermForm
{
    /// <summary>The words.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1), JsonPropertyName("form"), Newtonsoft.Json.JsonProperty("form")]
    public string Form { get; set; } = "";

    /// <summary>How often they occur.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2), JsonPropertyName("count"), Newtonsoft.Json.JsonProperty("count")]
    public double Count { get; set; }
}
