namespace SerializationBenchmarks.Info.MemberTypes.Values;

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
