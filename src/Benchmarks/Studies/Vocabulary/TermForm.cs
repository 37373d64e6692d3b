using System.Text.Json.Serialization;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>A form of a <see cref="Term"/>.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class TermForm
{
    /// <summary>The words.</summary>
    [Key(0), ProtoMember(1), JsonPropertyName("form"), Newtonsoft.Json.JsonProperty("form")]
    public string Form { get; set; } = "";

    /// <summary>How often they occur.</summary>
    [Key(1), ProtoMember(2), JsonPropertyName("count"), Newtonsoft.Json.JsonProperty("count")]
    public double Count { get; set; }
}
