using System.Numerics;
using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Info.Languages;

/// <summary>What a value of another language is judged to be.</summary>
[Trait("Category", "AnyPackages")]
public class ArrivalTests
{
    private const string Guid = "00112233-4455-6677-8899-aabbccddeeff";

    private static readonly DateTime _utc = new(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc);

    private static readonly DateTimeOffset _withOffset = new(2021, 8, 26, 12, 34, 56, 789, TimeSpan.FromHours(2));

    public static TheoryData<object?, string, string?, string> Values => new()
    {
        { 9_007_199_254_740_993L, "bigint", "9007199254740993", "Exact" },
        { 9_007_199_254_740_993L, "number", "9007199254740992", "Changed" },
        { 9_007_199_254_740_993L, "string", "9007199254740993", "Converted" },
        { ulong.MaxValue, "number", "18446744073709552000", "Changed" },
        { BigInteger.Pow(2, 70), "number", "1.1805916207174113e+21", "Exact" },
        { Level.Three, "string", "Three", "Converted" },
        { -0.0, "int", "0", "Cut" },
        { 2.0, "number", "2", "Exact" },
        { double.NaN, "float", "nan", "Exact" },
        { 0.1f, "number", "0.10000000149011612", "Exact" },
        { 1.10m, "number", "1.1", "Cut" },
        { 1.10m, "Decimal", "1.10", "Exact" },
        { 1.10m, "string", "1.10", "Converted" },
        { decimal.MaxValue, "Decimal128", "9.999999999999999999999999999999999E+6144", "Changed" },
        { _utc, "Date", "2021-08-26T12:34:56.789Z", "Exact" },
        { _utc.AddTicks(1234), "Date", "2021-08-26T12:34:56.789Z", "Cut" },
        { _utc, "datetime", "2021-08-26T12:34:56.789000", "Cut" },
        { _utc, "string", "2021-08-26T12:34:56.789Z", "Converted" },
        { _utc, "bigint", "5249341799395277904", "Foreign" },
        { DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc), "Date", "+010000-01-01T00:00:00.000Z", "Changed" },
        { DateTime.SpecifyKind(_utc, DateTimeKind.Unspecified), "Date", "2021-08-26T17:34:56.789Z", "Exact" },
        { DateTime.SpecifyKind(_utc, DateTimeKind.Unspecified), "Date", "2021-08-26T12:34:56.789Z", "Changed" },
        { _withOffset, "datetime", "2021-08-26T12:34:56.789000+02:00", "Exact" },
        { _withOffset, "Date", "2021-08-26T10:34:56.789Z", "Cut" },
        { _withOffset, "Date", "2021-08-26T12:34:56.789Z", "Changed" },
        { new DateOnly(2021, 8, 26), "date", "2021-08-26", "Exact" },
        { TimeSpan.FromMinutes(90), "timedelta", "1:30:00", "Exact" },
        { TimeSpan.FromMinutes(90), "number", "54000000000", "Foreign" },
        { System.Guid.Parse(Guid), "UUID", Guid, "Exact" },
        { System.Guid.Parse(Guid), "Uint8Array", "00112233445566778899AABBCCDDEEFF", "Converted" },
        { System.Guid.Parse(Guid), "Uint8Array", "33221100554477668899AABBCCDDEEFF", "Changed" },
        { new byte[] { 1, 250 }, "bytes", "01FA", "Exact" },
        { new byte[] { 1, 250 }, "string", "Afo=", "Converted" },
        { null, "None", null, "Exact" },
        { null, "undefined", null, "Converted" },
        { 1L, "undefined", null, "Lost" },
    };

    [Theory, MemberData(nameof(Values))]
    public void AValueIsWhatItsTypeAndTextSay(object? value, string type, string? text, string outcome) =>
        Assert.Equal(outcome, ValueThere.Judge(value, new ForeignValue(type, text)).Outcome.ToString());

    [Fact]
    public void AnEntryThatIsNotThereIsSeen()
    {
        var value = new Dictionary<long, string> { [1] = "a", [2] = "b" };
        Assert.Equal("as `Object {\"1\": \"a\", \"2\": \"b\"}`", ValueThere.Judge(value, Entries("string", ("1", "a"), ("2", "b"))).ToString());
        Assert.Equal(ExchangeCell.Exact, ValueThere.Judge(value, Entries("number", ("2", "b"), ("1", "a"))));
        Assert.Equal("**changed**: `Object {\"2\": \"b\"}`", ValueThere.Judge(value, Entries("string", ("2", "b"))).ToString());
    }

    [Fact]
    public void AMomentWithMinutesIsThatMoment()
    {
        ForeignValue Pair(string moment) => new("Array", Items: [new("Date", moment), new("number", "120")]);
        Assert.Equal(ExchangeOutcome.Converted, ValueThere.Judge(_withOffset, Pair("2021-08-26T10:34:56.789Z")).Outcome);
        Assert.Equal(ExchangeOutcome.Changed, ValueThere.Judge(_withOffset, Pair("2021-08-26T12:34:56.789Z")).Outcome);
    }

    private static ForeignValue Entries(string key, params (string Key, string Value)[] entries) =>
        new("Object", Entries: [.. entries.Select(entry => (IReadOnlyList<ForeignValue>)[new(key, entry.Key), new("string", entry.Value)])]);
}
