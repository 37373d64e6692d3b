using System.Globalization;
using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.References;

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

/// <summary>Who works on the tickets of a <see cref="Board"/>: an object that many others refer to.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Member
{
    /// <summary>A number.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>A name.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Name { get; set; } = "";

    /// <summary>An address.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public string Mail { get; set; } = "";
}

/// <summary>A piece of work of a <see cref="Board"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Ticket
{
    /// <summary>A number.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>What is to be done.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Title { get; set; } = "";

    /// <summary>Who does it: one of the board's members, the object itself.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public Member? Owner { get; set; }

    /// <summary>Who looks at it: another of them.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public Member? Reviewer { get; set; }
}

/// <summary>The contract that System.Text.Json's source generator writes for the study's model.</summary>
[JsonSerializable(typeof(Board))]
public sealed partial class ReferencesContext : JsonSerializerContext;
