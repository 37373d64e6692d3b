using System.Numerics;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Languages.Values;

/// <summary>The values that are exchanged: the one list.</summary>
internal static class SharedValues
{
    /// <summary>What few programs have, which the front page does not name.</summary>
    public const string Rare = "rare values";

    private const string Numbers = "numbers", LargeNumbers = "large numbers", Decimals = "decimals", Dates = "dates", Guids = "GUIDs", Bytes = "bytes", Nulls = "nulls", Enums = "enums", Dictionaries = "dictionaries", Sets = "sets", Durations = "durations";

    private static readonly DateTime _moment = new(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc);

    private static readonly Guid _guid = new("00112233-4455-6677-8899-aabbccddeeff");

    /// <summary>The subjects, of which the front page names the first that does not arrive: those first that more programs have.</summary>
    public static string[] Subjects { get; } = [Dates, Guids, Dictionaries, Decimals, Numbers, Bytes, Nulls, Enums, Sets, Durations, LargeNumbers, Rare];

    /// <summary>The subjects without which a library is not for other languages.</summary>
    public static IReadOnlyList<string?> Everyday { get; } = [Decimals, Guids];

    /// <summary>What every serializer writes, so that the shape of its payloads can be seen.</summary>
    public static SharedValue Template { get; } = SharedValue.Of<int?>("a number", Numbers, 1, null, null);

    /// <summary>All of them, in the order of tables.</summary>
    public static IReadOnlyList<SharedValue> All { get; } =
    [
        SharedValue.Of("`long` of milliseconds since 1970", Numbers, 1_629_981_296_789L, "1629981296789", "1629981296789"),
        SharedValue.Of("`long` above 2⁵³", LargeNumbers, 9_007_199_254_740_993L, "9007199254740993n", "9007199254740993"),
        SharedValue.Of("`ulong.MaxValue`", LargeNumbers, ulong.MaxValue, "18446744073709551615n", "18446744073709551615"),
        SharedValue.Of("`uint.MaxValue`", Numbers, uint.MaxValue, "4294967295", "4294967295"),
        SharedValue.Of("`BigInteger` 2⁷⁰", Rare, BigInteger.Pow(2, 70), "1180591620717411303424n", "1180591620717411303424"),
        SharedValue.Of("`double` 2", Numbers, 2.0, "2", "2.0"),
        SharedValue.Of("`double` −0", Rare, -0.0, "-0", "-0.0"),
        SharedValue.Of("`double.NaN`", Rare, double.NaN, "NaN", "float('nan')"),
        SharedValue.Of("`float` 0.1", Numbers, 0.1f, "0.1", "0.1"),
        SharedValue.Of("`decimal` 1.10", Decimals, 1.10m, "1.1", "Decimal('1.10')"),
        SharedValue.Of("`decimal` of 28 digits", Rare, 1234567890123456789012345.678m, "\"1234567890123456789012345.678\"", "Decimal('1234567890123456789012345.678')"),
        SharedValue.Of("`decimal.MaxValue`", Rare, decimal.MaxValue, "\"79228162514264337593543950335\"", "Decimal('79228162514264337593543950335')"),
        SharedValue.Of("`DateTime` in UTC", Dates, _moment, "new Date('2021-08-26T12:34:56.789Z')", "datetime(2021, 8, 26, 12, 34, 56, 789000, timezone.utc)"),
        SharedValue.Of("`DateTime` in UTC to 1 μs", Dates, _moment.AddTicks(1230), null, "datetime(2021, 8, 26, 12, 34, 56, 789123, timezone.utc)"),
        SharedValue.Of("`DateTime.MaxValue` in UTC", Dates, DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc), null, null),
        SharedValue.Of("unspecified `DateTime`", null, DateTime.SpecifyKind(_moment, DateTimeKind.Unspecified), "new Date(2021, 7, 26, 12, 34, 56, 789)", "datetime(2021, 8, 26, 12, 34, 56, 789000)"),
        SharedValue.Of("`DateTimeOffset` +02:00", Dates, new DateTimeOffset(DateTime.SpecifyKind(_moment, DateTimeKind.Unspecified), TimeSpan.FromHours(2)), "new Date('2021-08-26T12:34:56.789+02:00')", "datetime(2021, 8, 26, 12, 34, 56, 789000, timezone(timedelta(hours=2)))"),
        SharedValue.Of("`DateOnly`", Dates, new DateOnly(2021, 8, 26), "'2021-08-26'", "date(2021, 8, 26)"),
        SharedValue.Of("`TimeSpan` of 90 minutes", Durations, TimeSpan.FromMinutes(90), "'01:30:00'", "timedelta(minutes=90)"),
        SharedValue.Of("`Guid`", Guids, _guid, $"'{_guid}'", $"UUID('{_guid}')"),
        SharedValue.Of("`Guid` as bytes of RFC 9562", Guids, _guid, "Uint8Array.from(Buffer.from('00112233445566778899aabbccddeeff', 'hex'))", $"UUID('{_guid}').bytes") with { IsWritten = false },
        SharedValue.Of("`byte[]`", Bytes, new byte[] { 1, 2, 3, 250 }, "new Uint8Array([1, 2, 3, 250])", "bytes([1, 2, 3, 250])"),
        SharedValue.Of<string?>("null `string`", Nulls, null, "null", "None"),
        SharedValue.Of<int?>("null `int?`", Nulls, null, "null", "None"),
        SharedValue.Of<int?>("`int?` not set", Nulls, null, "Nothing", "Nothing") with { IsWritten = false },
        SharedValue.Of("enum", Enums, Level.Three, "3", "3"),
        SharedValue.Of("enum by its name", Enums, Level.Three, "'Three'", "'Three'") with { IsWritten = false },
        SharedValue.Of("`Dictionary<int, string>`", Dictionaries, new Dictionary<int, string> { [1] = "a", [2] = "b" }, "new Map([[1, 'a'], [2, 'b']])", "{1: 'a', 2: 'b'}"),
        SharedValue.Of("the same as an object", Dictionaries, new Dictionary<int, string> { [1] = "a", [2] = "b" }, "({ 1: 'a', 2: 'b' })", "{'1': 'a', '2': 'b'}") with { IsWritten = false },
        SharedValue.Of("`Dictionary<long, string>` above 2⁵³", LargeNumbers, new Dictionary<long, string> { [9_007_199_254_740_992] = "a", [9_007_199_254_740_993] = "b" }, "new Map([[9007199254740992n, 'a'], [9007199254740993n, 'b']])", "{9007199254740992: 'a', 9007199254740993: 'b'}"),
        SharedValue.Of("`HashSet<int>`", Sets, new HashSet<int> { 1, 2, 3 }, "new Set([1, 2, 3])", "{1, 2, 3}"),
    ];
}

/// <summary>A value that .NET and another language exchange, alone in a member.</summary>
/// <param name="Subject">What a reader calls values of its kind, in the plural: the front page names it where they do not arrive; null where another need asks for it.</param>
/// <param name="JavaScript">The value as a program in JavaScript would write it, as an expression; null where the language has none.</param>
internal sealed record SharedValue(string Name, string? Subject, Type Type, object? Value, string? JavaScript, string? Python)
{
    /// <summary>Whether .NET writes it too; otherwise it is another way in which a language may write a value that stands above.</summary>
    public bool IsWritten { get; init; } = true;

    /// <summary>The class that has the member.</summary>
    public Type HolderType { get; } = typeof(OneMember<>).MakeGenericType(Type);

    /// <summary>Makes a value of a type.</summary>
    public static SharedValue Of<T>(string name, string? subject, T value, string? javaScript, string? python) => new(name, subject, typeof(T), value, javaScript, python);

    /// <summary>Creates an object whose member has the value.</summary>
    public object Hold()
    {
        var holder = (IOneMember)Activator.CreateInstance(HolderType)!;
        holder.Held = Value;
        return holder;
    }
}

/// <summary>Reads and writes the member without knowing its type.</summary>
internal interface IOneMember
{
    /// <summary>The member's value.</summary>
    object? Held { get; set; }
}

/// <summary>A class with one member.</summary>
public sealed class OneMember<T> : IOneMember
{
    /// <summary>The member.</summary>
    public T? V { get; set; }

    object? IOneMember.Held
    {
        get => V;
        set => V = (T?)value;
    }
}
