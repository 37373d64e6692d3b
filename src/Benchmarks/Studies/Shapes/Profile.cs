using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>What the original study has as a dictionary of 28 fields of mixed types: a class, which is what such fields are in C#.</summary>
[MessagePackObject]
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)] // As in the models of the repository: dates that others can read.
public sealed class Profile
{
    /// <summary>A number; the first profile's is 481230957.</summary>
    [Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>Eleven random letters and digits.</summary>
    [Key(1), ProtoMember(2)]
    public string PublicId { get; set; } = "";

    /// <summary>A name to log in with.</summary>
    [Key(2), ProtoMember(3)]
    public string UserName { get; set; } = "";

    /// <summary>A first name.</summary>
    [Key(3), ProtoMember(4)]
    public string FirstName { get; set; } = "";

    /// <summary>A last name.</summary>
    [Key(4), ProtoMember(5)]
    public string LastName { get; set; } = "";

    /// <summary>A name with a letter beyond ASCII.</summary>
    [Key(5), ProtoMember(6)]
    public string DisplayName { get; set; } = "";

    /// <summary>A country's code.</summary>
    [Key(6), ProtoMember(7)]
    public string Country { get; set; } = "";

    /// <summary>A language and a country.</summary>
    [Key(7), ProtoMember(8)]
    public string Locale { get; set; } = "";

    /// <summary>A time zone's name.</summary>
    [Key(8), ProtoMember(9)]
    public string TimeZone { get; set; } = "";

    /// <summary>One letter.</summary>
    [Key(9), ProtoMember(10)]
    public string Status { get; set; } = "";

    /// <summary>Twenty-two random letters and digits.</summary>
    [Key(10), ProtoMember(11)]
    public string Token { get; set; } = "";

    /// <summary>Years.</summary>
    [Key(11), ProtoMember(12)]
    public int Age { get; set; }

    /// <summary>A day, at midnight in UTC.</summary>
    [Key(12), ProtoMember(13)]
    public DateTime Born { get; set; }

    /// <summary>A time in UTC, to the second.</summary>
    [Key(13), ProtoMember(14)]
    public DateTime LastSeen { get; set; }

    /// <summary>Seconds since 1970.</summary>
    [Key(14), ProtoMember(15)]
    public long Created { get; set; }

    /// <summary>Seconds since 1970.</summary>
    [Key(15), ProtoMember(16)]
    public long Updated { get; set; }

    /// <summary>Bits that need more than 32.</summary>
    [Key(16), ProtoMember(17)]
    public long Flags { get; set; }

    /// <summary>Whether the profile is a member's.</summary>
    [Key(17), ProtoMember(18)]
    public bool IsMember { get; set; }

    /// <summary>Whether there is a picture.</summary>
    [Key(18), ProtoMember(19)]
    public bool HasPicture { get; set; }

    /// <summary>A count.</summary>
    [Key(19), ProtoMember(20)]
    public int Friends { get; set; }

    /// <summary>A count.</summary>
    [Key(20), ProtoMember(21)]
    public int Favorites { get; set; }

    /// <summary>A count.</summary>
    [Key(21), ProtoMember(22)]
    public int Comments { get; set; }

    /// <summary>A count; the sample's is zero.</summary>
    [Key(22), ProtoMember(23)]
    public int Unread { get; set; }

    /// <summary>A count.</summary>
    [Key(23), ProtoMember(24)]
    public int Sessions { get; set; }

    /// <summary>A small number.</summary>
    [Key(24), ProtoMember(25)]
    public int Theme { get; set; }

    /// <summary>A fraction.</summary>
    [Key(25), ProtoMember(26)]
    public double Rating { get; set; }

    /// <summary>A fraction with many digits.</summary>
    [Key(26), ProtoMember(27)]
    public double Latitude { get; set; }

    /// <summary>A few words.</summary>
    [Key(27), ProtoMember(28)]
    public List<string> Tags { get; set; } = [];
}
