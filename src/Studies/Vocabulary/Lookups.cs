using System.Globalization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>Makes flat records from a written seed.</summary>
public readonly struct Lookups : IStudySamples<List<Lookup>>
{
    private const int Validated = 100;
    private const int Seed = 20090324; // The number has no meaning.

    public static IReadOnlyList<List<Lookup>> Make() => [Make(Validated)];

    /// <summary>Makes records.</summary>
    public static List<Lookup> Make(int count)
    {
        var random = new Random(Seed);
        return
        [
            .. Enumerable.Range(0, count).Select(_ => new Lookup
            {
                Query = $"www.{random.GetString("abcdefghijklmnop", 8)}.com",
                Answer = string.Create(CultureInfo.InvariantCulture, $"10.{random.Next(256)}.{random.Next(256)}.{random.Next(256)}"),
                Seconds = 60 * random.Next(1, 1441),
            }),
        ];
    }
}

/// <summary>A flat record, as long as those of the original study: 68 bytes of JSON on average.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Lookup
{
    /// <summary>The name that was asked for.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Query { get; set; } = "";

    /// <summary>The address that was answered.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Answer { get; set; } = "";

    /// <summary>Seconds for which the answer holds.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public int Seconds { get; set; }
}
