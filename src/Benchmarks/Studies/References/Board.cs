using System.Globalization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>A graph with shared references: a hundred tickets, each with two of ten members.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Board
{
    private const int MemberCount = 10;

    private const int TicketCount = 100;

    /// <summary>The members.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public List<Member> Members { get; set; } = [];

    /// <summary>The tickets, whose people are objects of <see cref="Members"/>.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public List<Ticket> Tickets { get; set; } = [];

    /// <summary>Creates the sample.</summary>
    public static Board Create()
    {
        Member[] members =
        [
            .. Enumerable.Range(1, MemberCount).Select(number => string.Create(CultureInfo.InvariantCulture, $"member{number}"))
                .Select((name, index) => new Member { Id = index + 1, Name = name, Mail = $"{name}@example.org" }),
        ];
        return new Board
        {
            Members = [.. members],
            Tickets =
            [
                .. Enumerable.Range(1, TicketCount).Select(number => new Ticket
                {
                    Id = number,
                    Title = string.Create(CultureInfo.InvariantCulture, $"The work that has number {number}"),
                    Owner = members[number % MemberCount],
                    Reviewer = members[(number + 3) % MemberCount],
                }),
            ],
        };
    }
}
