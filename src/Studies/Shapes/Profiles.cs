using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.Shapes;

/// <summary>Makes profiles from constants.</summary>
internal static class Profiles
{
    /// <summary>The profile of the smallest dictionary.</summary>
    public static Profile First() => new()
    {
        Id = 481_230_957,
        PublicId = "k7Qd0aTzRmE",
        UserName = "marit.jansen",
        FirstName = "Marit",
        LastName = "Jansen",
        DisplayName = "Marit van Loë",
        Country = "NL",
        Locale = "nl_NL",
        TimeZone = "Europe/Amsterdam",
        Status = "A",
        Token = "b1Ks90QxWvTz4LrPqNf2Hd",
        Age = 37,
        Born = new DateTime(1989, 3, 14, 0, 0, 0, DateTimeKind.Utc),
        LastSeen = new DateTime(2026, 2, 3, 4, 5, 6, DateTimeKind.Utc),
        Created = 1_268_571_845,
        Updated = 1_770_091_506,
        Flags = 274_877_972_481,
        IsMember = true,
        HasPicture = false,
        Friends = 214,
        Favorites = 9,
        Comments = 1_302,
        Unread = 0,
        Sessions = 5_871,
        Theme = 2,
        Rating = 4.625,
        Latitude = 52.370216,
        Tags = ["cycling", "chess", "baking", "sailing", "jazz"],
    };

    /// <summary>The three profiles of the group.</summary>
    public static Profile[] Three()
    {
        var (second, third) = (First(), First());
        (second.Id, second.UserName, second.FirstName, second.Flags, second.Rating) = (481_230_958, "noor.bakker", "Noor", 65_537, 3.75);
        (third.Id, third.UserName, third.FirstName, third.IsMember, third.Tags) = (481_230_959, "finn.visser", "Finn", false, ["rowing", "film"]);
        return [First(), second, third];
    }
}

/// <summary>What the original study has as a dictionary of 28 fields of mixed types: a class, which is what such fields are in C#.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)] // As in the models of the repository: dates that others can read.
public sealed partial class Profile
{
    /// <summary>A number; the first profile's is 481230957.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>Eleven random letters and digits.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string PublicId { get; set; } = "";

    /// <summary>A name to log in with.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public string UserName { get; set; } = "";

    /// <summary>A first name.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public string FirstName { get; set; } = "";

    /// <summary>A last name.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public string LastName { get; set; } = "";

    /// <summary>A name with a letter beyond ASCII.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public string DisplayName { get; set; } = "";

    /// <summary>A country's code.</summary>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public string Country { get; set; } = "";

    /// <summary>A language and a country.</summary>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public string Locale { get; set; } = "";

    /// <summary>A time zone's name.</summary>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public string TimeZone { get; set; } = "";

    /// <summary>One letter.</summary>
    [ForyField(10), Id(9), Key(9), ProtoMember(10)]
    public string Status { get; set; } = "";

    /// <summary>Twenty-two random letters and digits.</summary>
    [ForyField(11), Id(10), Key(10), ProtoMember(11)]
    public string Token { get; set; } = "";

    /// <summary>Years.</summary>
    [ForyField(12), Id(11), Key(11), ProtoMember(12)]
    public int Age { get; set; }

    /// <summary>A day, at midnight in UTC.</summary>
    [ForyField(13), Id(12), Key(12), ProtoMember(13)]
    public DateTime Born { get; set; }

    /// <summary>A time in UTC, to the second.</summary>
    [ForyField(14), Id(13), Key(13), ProtoMember(14)]
    public DateTime LastSeen { get; set; }

    /// <summary>Seconds since 1970.</summary>
    [ForyField(15), Id(14), Key(14), ProtoMember(15)]
    public long Created { get; set; }

    /// <summary>Seconds since 1970.</summary>
    [ForyField(16), Id(15), Key(15), ProtoMember(16)]
    public long Updated { get; set; }

    /// <summary>Bits that need more than 32.</summary>
    [ForyField(17), Id(16), Key(16), ProtoMember(17)]
    public long Flags { get; set; }

    /// <summary>Whether the profile is a member's.</summary>
    [ForyField(18), Id(17), Key(17), ProtoMember(18)]
    public bool IsMember { get; set; }

    /// <summary>Whether there is a picture.</summary>
    [ForyField(19), Id(18), Key(18), ProtoMember(19)]
    public bool HasPicture { get; set; }

    /// <summary>A count.</summary>
    [ForyField(20), Id(19), Key(19), ProtoMember(20)]
    public int Friends { get; set; }

    /// <summary>A count.</summary>
    [ForyField(21), Id(20), Key(20), ProtoMember(21)]
    public int Favorites { get; set; }

    /// <summary>A count.</summary>
    [ForyField(22), Id(21), Key(21), ProtoMember(22)]
    public int Comments { get; set; }

    /// <summary>A count; the sample's is zero.</summary>
    [ForyField(23), Id(22), Key(22), ProtoMember(23)]
    public int Unread { get; set; }

    /// <summary>A count.</summary>
    [ForyField(24), Id(23), Key(23), ProtoMember(24)]
    public int Sessions { get; set; }

    /// <summary>A small number.</summary>
    [ForyField(25), Id(24), Key(24), ProtoMember(25)]
    public int Theme { get; set; }

    /// <summary>A fraction.</summary>
    [ForyField(26), Id(25), Key(25), ProtoMember(26)]
    public double Rating { get; set; }

    /// <summary>A fraction with many digits.</summary>
    [ForyField(27), Id(26), Key(26), ProtoMember(27)]
    public double Latitude { get; set; }

    /// <summary>A few words.</summary>
    [ForyField(28), Id(27), Key(27), ProtoMember(28)]
    public List<string> Tags { get; set; } = [];
}
