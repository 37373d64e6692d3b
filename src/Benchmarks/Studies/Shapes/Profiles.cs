namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

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
