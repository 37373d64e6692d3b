using System.Numerics;
using System.Text;
using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Info.Values;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Numbers.</summary>
internal static class NumberTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "integers",
            "`bool` and integers",
            MemberType.Of<bool>("bool", ("true", true), ("false", false)),
            MemberType.Of<byte>("byte", ("5", (byte)5), ("0", (byte)0), ("MaxValue", byte.MaxValue)),
            MemberType.Of<sbyte>("sbyte", ("5", (sbyte)5), ("MinValue", sbyte.MinValue), ("MaxValue", sbyte.MaxValue)),
            MemberType.Of<short>("short", ("5", (short)5), ("MinValue", short.MinValue), ("MaxValue", short.MaxValue)),
            MemberType.Of<ushort>("ushort", ("5", (ushort)5), ("MaxValue", ushort.MaxValue)),
            MemberType.Of<int>("int", ("5", 5), ("0", 0), ("MinValue", int.MinValue), ("MaxValue", int.MaxValue)),
            MemberType.Of<uint>("uint", ("5", (uint)5), ("MaxValue", uint.MaxValue)),
            MemberType.Of<long>("long", ("5", 5L), ("MinValue", long.MinValue), ("MaxValue", long.MaxValue), ("2⁵³ + 1", (1L << 53) + 1)),
            MemberType.Of<ulong>("ulong", ("5", (ulong)5), ("MaxValue", ulong.MaxValue))),
        new(
            "large-integers",
            "`Int128`, `UInt128` and `BigInteger`",
            MemberType.Of<Int128>("Int128", ("5", (Int128)5), ("2⁶⁴", (Int128)1 << 64), ("MinValue", Int128.MinValue), ("MaxValue", Int128.MaxValue)),
            MemberType.Of<UInt128>("UInt128", ("5", (UInt128)5), ("2⁶⁴", (UInt128)1 << 64), ("MaxValue", UInt128.MaxValue)),
            MemberType.Of<BigInteger>("BigInteger", ("5", (BigInteger)5), ("0", BigInteger.Zero), ("2⁶⁴", BigInteger.One << 64), ("−2²⁰⁰", -(BigInteger.One << 200)))),
        new(
            "fractions",
            "`Half`, `float`, `double`, `decimal` and `Complex`",
            MemberType.Of<Half>("Half", ("1.5", (Half)1.5), ("NaN", Half.NaN), ("PositiveInfinity", Half.PositiveInfinity), ("NegativeZero", Half.NegativeZero), ("MaxValue", Half.MaxValue), ("Epsilon", Half.Epsilon)),
            MemberType.Of<float>("float", ("0.1", 0.1f), ("NaN", float.NaN), ("PositiveInfinity", float.PositiveInfinity), ("NegativeZero", float.NegativeZero), ("MaxValue", float.MaxValue), ("Epsilon", float.Epsilon)),
            MemberType.Of<double>("double", ("0.1", 0.1), ("NaN", double.NaN), ("PositiveInfinity", double.PositiveInfinity), ("NegativeZero", double.NegativeZero), ("MaxValue", double.MaxValue), ("Epsilon", double.Epsilon)),
            MemberType.Of<decimal>("decimal", ("1.10", 1.10m), ("1", 1m), ("1.00", 1.00m), ("0.00", 0.00m), ("MinValue", decimal.MinValue), ("MaxValue", decimal.MaxValue), ("Smallest", new decimal(1, 0, 0, false, 28))),
            MemberType.Of<Complex>("Complex", ("1.5 − 2.5i", new Complex(1.5, -2.5)), ("i", Complex.ImaginaryOne), ("Infinity", Complex.Infinity))),
    ];
}

/// <summary>Texts, and what is mostly written as one.</summary>
internal static class TextTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "text",
            "`string`, `char`, `Rune` and `StringBuilder`",
            MemberType.Of<string>("string", ("Text", "Zoë"), ("Empty", ""), ("Null", null), ("NUL", "a\0b"), ("White space", "\t\r\n "), ("Non-BMP", "\U0001F600")),
            MemberType.Of<char>("char", ("a", 'a'), ("é", 'é'), ("NUL", '\0'), ("Surrogate", '\uD83D')),
            MemberType.Of<Rune>("Rune", ("a", new Rune('a')), ("Non-BMP", new Rune(0x1F600))),
            MemberType.Of<StringBuilder>("StringBuilder", ("Text", new StringBuilder("Zoë")), ("Empty", new StringBuilder()), ("Null", null))),
        new(
            "identifiers",
            "`Guid`, `Uri` and `Version`",
            MemberType.Of<Guid>("Guid", ("16 different bytes", new Guid("00112233-4455-6677-8899-aabbccddeeff")), ("Empty", Guid.Empty)),
            MemberType.Of<Uri>(
                "Uri",
                ("Absolute", new Uri("https://example.org/a?b=c#d")),
                ("Null", null),
                ("Relative", new Uri("a/b?c", UriKind.Relative)),
                ("As it was typed", new Uri("https://Example.org:443/%7Ea b")),
                ("Non-ASCII", new Uri("https://bücher.example/ö"))),
            MemberType.Of<Version>("Version", ("4 numbers", new Version(1, 2, 3, 4)), ("2 numbers", new Version(1, 2)), ("Null", null))),
        new(
            "bytes",
            "Bytes",
            MemberType.Of<byte[]>("byte[]", ("3 bytes", [1, 2, 255]), ("None", []), ("Null", null), ("300 bytes", _bytes)),
            MemberType.Of<Memory<byte>>("Memory<byte>", ("3 bytes", new byte[] { 1, 2, 255 }), ("None", Memory<byte>.Empty), ("Part of an array", _bytes.AsMemory(5, 10))),
            MemberType.Of<ReadOnlyMemory<byte>>("ReadOnlyMemory<byte>", ("3 bytes", new byte[] { 1, 2, 255 }), ("None", ReadOnlyMemory<byte>.Empty), ("Part of an array", _bytes.AsMemory(5, 10))),
            MemberType.Of<ArraySegment<byte>>("ArraySegment<byte>", ("3 bytes", new byte[] { 1, 2, 255 }), ("Part of an array", new ArraySegment<byte>(_bytes, 5, 10)), ("default", default)),
            MemberType.Of<ReadOnlyMemory<int>>("ReadOnlyMemory<int>", ("3 numbers", _numbers), ("None", ReadOnlyMemory<int>.Empty))),
    ];

    private static readonly int[] _numbers = [1, 2, 300];
    private static readonly byte[] _bytes = [.. Enumerable.Range(0, 300).Select(number => (byte)number)];
}

/// <summary>Moments, dates and times.</summary>
internal static class TimeTypes
{
    private static readonly DateTime _clock = new(2021, 8, 26, 12, 34, 56, 789);

    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "moments",
            "`DateTime` and `DateTimeOffset`",
            new MemberType("DateTime in UTC", Moments(DateTimeKind.Utc)),
            new MemberType("DateTime, local", Moments(DateTimeKind.Local)),
            new MemberType("DateTime, unspecified", Moments(DateTimeKind.Unspecified)),
            MemberType.Of<DateTimeOffset>(
                "DateTimeOffset",
                ("+02:00", new DateTimeOffset(_clock, new TimeSpan(2, 0, 0))),
                ("+05:45, below 1 ms", new DateTimeOffset(_clock.AddTicks(1234), new TimeSpan(5, 45, 0))),
                ("−09:30", new DateTimeOffset(_clock, new TimeSpan(-9, -30, 0))),
                ("+14:00", new DateTimeOffset(_clock, new TimeSpan(14, 0, 0))),
                ("MinValue", DateTimeOffset.MinValue),
                ("MaxValue", DateTimeOffset.MaxValue))),
        new(
            "dates-and-times",
            "`DateOnly`, `TimeOnly` and `TimeSpan`",
            MemberType.Of<DateOnly>("DateOnly", ("2021-08-26", new DateOnly(2021, 8, 26)), ("MinValue", DateOnly.MinValue), ("MaxValue", DateOnly.MaxValue)),
            MemberType.Of<TimeOnly>("TimeOnly", ("12:34:56.789", new TimeOnly(12, 34, 56, 789)), ("MinValue", TimeOnly.MinValue), ("MaxValue", TimeOnly.MaxValue)),
            MemberType.Of<TimeSpan>("TimeSpan", ("1.02:03:04", new TimeSpan(1, 2, 3, 4)), ("0", TimeSpan.Zero), ("−1 tick", TimeSpan.FromTicks(-1)), ("MinValue", TimeSpan.MinValue), ("MaxValue", TimeSpan.MaxValue))),
    ];

    private static ValueClass[] Moments(DateTimeKind kind) =>
    [
        MemberType.ValueOf("2021", DateTime.SpecifyKind(_clock, kind)),
        MemberType.ValueOf("Below 1 ms", DateTime.SpecifyKind(_clock.AddTicks(1234), kind)),
        MemberType.ValueOf("MinValue", DateTime.SpecifyKind(DateTime.MinValue, kind)),
        MemberType.ValueOf("MaxValue", DateTime.SpecifyKind(DateTime.MaxValue, kind)),
        .. FixedZone.IsSupported ? [ReadElsewhere(DateTime.SpecifyKind(_clock, kind))] : (ValueClass[])[],
    ];

    // A local time is the same moment there, as its clocks show it.
    private static ValueClass ReadElsewhere(DateTime value)
    {
        var moment = value.ToUniversalTime();
        var written = MemberType.ValueOf("Read at UTC−07:00", value);
        return value.Kind != DateTimeKind.Local ? written with { IsReadElsewhere = true } : written with
        {
            IsReadElsewhere = true,
            FindChange = back => MemberType.ValueOf("", moment.ToLocalTime()).FindChange((Holder<DateTime>)back),
        };
    }
}

/// <summary>Enumerations, and values that may be missing.</summary>
internal static class EnumTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "enums",
            "Enumerations",
            MemberType.Of<Ordinary>("enum", ("Two", Ordinary.Two), ("None", Ordinary.None), ("Undefined", (Ordinary)99), ("Undefined, negative", (Ordinary)(-1))),
            MemberType.Of<OfBytes>("enum : byte", ("One", OfBytes.One), ("255", OfBytes.Last)),
            MemberType.Of<OfLongs>("enum : ulong", ("One", OfLongs.One), ("MaxValue", OfLongs.Last)),
            MemberType.Of<Rights>("[Flags] enum", ("One flag", Rights.Read), ("Two flags", Rights.Read | Rights.Write), ("A flag without a name", (Rights)8 | Rights.Read))),
        new(
            "nullables",
            "Nullable values",
            MemberType.Of<int?>("int?", ("5", 5), ("Null", null), ("0", 0)),
            MemberType.Of<bool?>("bool?", ("true", true), ("Null", null), ("false", false)),
            MemberType.Of<decimal?>("decimal?", ("1.10", 1.10m), ("Null", null), ("0", 0m)),
            MemberType.Of<DateTime?>("DateTime?", ("2021, UTC", new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc)), ("Null", null), ("MinValue, UTC", DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc))),
            MemberType.Of<Guid?>("Guid?", ("16 different bytes", new Guid("00112233-4455-6677-8899-aabbccddeeff")), ("Null", null), ("Empty", Guid.Empty)),
            MemberType.Of<Ordinary?>("enum?", ("Two", Ordinary.Two), ("Null", null), ("None", Ordinary.None))),
    ];
}

/// <summary>Tuples, places in a sequence, and what is made or known late.</summary>
internal static class OtherTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "tuples",
            "Tuples and pairs",
            MemberType.Of<Tuple<int, string>>("Tuple<int, string>", ("A pair", Tuple.Create(1, "a")), ("Null", null)),
            MemberType.Of<(int, string)>("(int, string)", ("A pair", (1, "a")), ("default", default)),
            MemberType.Of<(int, int, int, int, int, int, int, int)>("8 integers", ("1 to 8", (1, 2, 3, 4, 5, 6, 7, 8))),
            MemberType.Of<KeyValuePair<string, int>>("KeyValuePair<string, int>", ("A pair", new("a", 1)))),
        new(
            "indexes",
            "`Index`, `Range` and `Lazy`",
            MemberType.Of<Index>("Index", ("1", new Index(1)), ("^1", ^1)),
            MemberType.Of<Range>("Range", ("1..2", 1..2), ("1..^2", 1..^2), ("..", ..)),
            MemberType.Of<Lazy<int>>("Lazy<int>", ("5", new Lazy<int>(5)))),
        new(
            "objects",
            "`object`",
            MemberType.Of<object>("object, a number", ("5", 5), ("5 as long", 5L), ("0.1", 0.1), ("1.10 as decimal", 1.10m)),
            MemberType.Of<object>("object, a text", ("Text", "Zoë"), ("Null", null), ("A text like a date", "2021-08-26T12:34:56Z")),
            MemberType.Of<object>("object, a DateTime", ("UTC", new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc))),
            MemberType.Of<object>("object, a Guid", ("16 different bytes", new Guid("00112233-4455-6677-8899-aabbccddeeff"))),
            MemberType.Of<object>("object, a list", ("3 numbers", new List<int> { 1, 2, 300 }))),
    ];
}
