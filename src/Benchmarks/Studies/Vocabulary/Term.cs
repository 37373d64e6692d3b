using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>A term of a vocabulary; its members are those of the original study.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Term
{
    /// <summary>The stemmed words.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1), JsonPropertyName("term class"), Newtonsoft.Json.JsonProperty("term class")]
    public string TermClass { get; set; } = "";

    /// <summary>The most frequent form.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2), JsonPropertyName("canonical form"), Newtonsoft.Json.JsonProperty("canonical form")]
    public string CanonicalForm { get; set; } = "";

    /// <summary>The place by frequency, from 1.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3), JsonPropertyName("rank"), Newtonsoft.Json.JsonProperty("rank")]
    public int Rank { get; set; }

    /// <summary>How often the term occurs.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4), JsonPropertyName("count"), Newtonsoft.Json.JsonProperty("count")]
    public double Count { get; set; }

    /// <summary>Its forms, the most frequent first.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5), JsonPropertyName("term forms"), Newtonsoft.Json.JsonProperty("term forms")]
    public List<TermForm> Forms { get; set; } = [];
}
