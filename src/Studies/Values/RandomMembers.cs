namespace SerializationBenchmarks.Studies.Values;

/// <summary>
/// Draws members of values. Nobody's data is known, so what has a length has every magnitude as often as every other, as much of
/// what people count and measure has (Benford's law): as many numbers of one byte as of four, as many texts of 3 to 6 characters as of 30 to 60.
/// </summary>
internal sealed class RandomMembers(int seed)
{
    /// <summary>The shortest text that is there.</summary>
    public const int ShortestText = 3;

    /// <summary>The longest text: a title, not an article.</summary>
    public const int LongestText = 60;

    /// <summary>One text in so many is null: optional members are mostly there, and seldom enough not, that the branch cannot be foretold.</summary>
    public const int TextsForANull = 10;

    /// <summary>One text in so many is not ASCII, in three ways that need two, three and four bytes of UTF-8: enough that each costs, and the rule is the fast path.</summary>
    public const int TextsForOneBeyondAscii = 8;

    /// <summary>One number in so many is negative: -1 for none, a refund. Some formats write those with more bytes.</summary>
    public const int NumbersForANegative = 16;

    private const string Letters = "abcdefghijklmnopqrstuvwxyz     ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"; // A space now and then.

    private const string Latin = "äöüßéèçñøå";

    private const string Han = "的一是不了人我在有他这中大来上国";

    private const string Emoji = "😀🚀🎉🐱";

    private const long MillisecondsOfADecade = 10L * 365 * 24 * 3600 * 1000;

    private static readonly DateTime _firstMoment = new(2016, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    private readonly Random _random = new(seed);

    /// <summary>An integer of any length up to 31 bits.</summary>
    public int Number()
    {
        var number = (int)(_random.NextInt64(1L << 31) >> _random.Next(32)); // The shift makes lengths equally frequent.
        return _random.Next(NumbersForANegative) == 0 ? -number : number;
    }

    /// <summary>A number below another.</summary>
    public int Below(int limit) => _random.Next(limit);

    /// <summary>A text of letters and spaces, or null.</summary>
    public string? Text()
    {
        if (_random.Next(TextsForANull) == 0)
            return null;
        var length = (int)(ShortestText * Math.Pow((LongestText + 1.0) / ShortestText, _random.NextDouble()));
        return string.Create(length, this, static (text, draw) => draw.Fill(text));
    }

    /// <summary>A fraction: half of them with two digits, as people write them, half with all that a calculation leaves.</summary>
    public double Fraction() => _random.Next(2) == 0 ? _random.Next(100) / 100.0 : _random.NextDouble();

    /// <summary>An amount with two decimals, of any length up to eight digits.</summary>
    public decimal Amount()
    {
        var cents = (int)Math.Pow(10, 8 * _random.NextDouble());
        return new decimal(cents, 0, 0, _random.Next(NumbersForANegative) == 0, scale: 2);
    }

    /// <summary>A moment of a decade in UTC, of whole milliseconds: some formats keep no more.</summary>
    public DateTime Moment() => _firstMoment.AddMilliseconds(_random.NextInt64(MillisecondsOfADecade));

    /// <summary>Sixteen bytes.</summary>
    public Guid Identifier()
    {
        Span<byte> bytes = stackalloc byte[16];
        _random.NextBytes(bytes);
        return new Guid(bytes);
    }

    private void Fill(Span<char> text)
    {
        var way = _random.Next(3 * TextsForOneBeyondAscii);
        if (way == 0)
        {
            _random.GetItems(Han, text); // A language without any ASCII.
            return;
        }

        _random.GetItems(Letters, text);
        if (way == 1)
            text[_random.Next(text.Length)] = Latin[_random.Next(Latin.Length)];
        else if (way == 2)
            Emoji.AsSpan(2 * _random.Next(Emoji.Length / 2), 2).CopyTo(text[^2..]);
    }
}
