using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The original study's model: a person with what may be known of it.</summary>
[MessagePackObject]
[ProtoContract]
public sealed record Person
{
    /// <summary>The first name; 3 to 15 characters in the samples.</summary>
    [Key(0), ProtoMember(1)]
    public string First { get; set; } = "";

    /// <summary>The last name; 3 to 15 characters in the samples.</summary>
    [Key(1), ProtoMember(2)]
    public string Last { get; set; } = "";

    /// <summary>The age in years; 0 to 99 in the samples.</summary>
    [Key(2), ProtoMember(3)]
    public int Age { get; set; }

    /// <summary>One to three addresses in the samples; null for none.</summary>
    [Key(3), ProtoMember(4)]
    public List<Address>? Addresses { get; set; }

    /// <summary>Ten digits in the samples; null for none.</summary>
    [Key(4), ProtoMember(5)]
    public string? Telephone { get; set; }

    /// <summary>An e-mail address; null for none.</summary>
    [Key(5), ProtoMember(6)]
    public string? Email { get; set; }
}
