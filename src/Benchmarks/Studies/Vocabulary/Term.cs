using System.Text.Json.Serialization;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>A term of a vocabulary; its members are those of the original study.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class Term
{
    /// <summary>The stemmed words.</summary>
    [Key(0), ProtoMember(1), JsonPropertyName("term class"), Newtonsoft.Json.JsonProperty("term class")]
    public string TermClass { get; set; } = "";

    /// <summary>The most frequent form.</summary>
    [Key(1), ProtoMember(2), JsonPropertyName("canonical form"), Newtonsoft.Json.JsonProperty("canonical form")]
    public string CanonicalForm { get; set; } = "";

    /// <summary>The place by frequency, from 1.</summary>
    [Key(2), ProtoMember(3), JsonPropertyName("rank"), Newtonsoft.Json.JsonProperty("rank")]
    public int Rank { get; set; }

    /// <summary>How often the term occurs.</summary>
    [Key(3), ProtoMember(4), JsonPropertyName("count"), Newtonsoft.Json.JsonProperty("count")]
    public double Count { get; set; }

    /// <summary>Its forms, the most frequent first.</summary>
    [Key(4), ProtoMember(5), JsonPropertyName("term forms"), Newtonsoft.Json.JsonProperty("term forms")]
    public List<TermForm> Forms { get; set; } = [];
}
