namespace SerializationBenchmarks.Studies.Polymorphism;

/// <summary>A hundred notices of three classes in no order, from a written seed.</summary>
public readonly struct Subtypes : IStudySamples<List<Notice>>
{
    private const int Count = 100;

    private const int Seed = 20261128; // The number has no meaning.

    public static IReadOnlyList<List<Notice>> Make()
    {
        var random = new Random(Seed);
        return [[.. Enumerable.Range(1, Count).Select(number => Next(random, number))]];
    }

    private static Notice Next(Random random, int number)
    {
        Notice notice = random.Next(3) switch
        {
            0 => new Mail { Address = $"{Word(random)}@{Word(random)}.example", Attached = random.Next(1, 1_000_000) },
            1 => new PhoneCall { Telephone = random.GetString("0123456789", 10), Seconds = random.Next(1, 3600) },
            _ => new Visit { Latitude = Math.Round(random.NextDouble() * 90, 6), Longitude = Math.Round(random.NextDouble() * 180, 6) },
        };
        (notice.Number, notice.Subject) = (number, $"{Word(random)} {Word(random)}");
        return notice;
    }

    private static string Word(Random random) => random.GetString("abcdefghijklmnopqrstuvwxyz", random.Next(4, 12));
}

/// <summary>The same notices in one type.</summary>
public readonly struct OneType : IStudySamples<List<AnyNotice>>
{
    public static IReadOnlyList<List<AnyNotice>> Make() => [[.. Subtypes.Make()[0].Select(Of)]];

    private static AnyNotice Of(Notice notice) => notice switch
    {
        Mail mail => new() { Kind = 1, Number = mail.Number, Subject = mail.Subject, Address = mail.Address, Attached = mail.Attached },
        PhoneCall call => new() { Kind = 2, Number = call.Number, Subject = call.Subject, Telephone = call.Telephone, Seconds = call.Seconds },
        Visit visit => new() { Kind = 3, Number = visit.Number, Subject = visit.Subject, Latitude = visit.Latitude, Longitude = visit.Longitude },
        _ => throw new ArgumentOutOfRangeException(nameof(notice)),
    };
}
