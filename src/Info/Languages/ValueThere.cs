using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Xml;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>Compares a value of another language with the one that .NET wrote.</summary>
internal static class ValueThere
{
    /// <summary>Says what became of a value.</summary>
    public static ExchangeCell Judge(object? value, ForeignValue there)
    {
        if (there.Error is { } error)
            return new ExchangeCell(ExchangeOutcome.Rejected, error);
        var outcome = OutcomeOf(value, there);
        return outcome is ExchangeOutcome.Exact ? ExchangeCell.Exact : new ExchangeCell(outcome, there.ToString());
    }

    private static ExchangeOutcome OutcomeOf(object? value, ForeignValue there) => value switch
    {
        null => there.IsNull ? ExchangeOutcome.Exact : there.IsMissing ? ExchangeOutcome.Converted : ExchangeOutcome.Changed,
        _ when there.IsNull || there.IsMissing => ExchangeOutcome.Lost,
        Enum level when there.IsText => Same(there.Text == level.ToString(), ExchangeOutcome.Converted),
        Enum level => OfWhole(Convert.ToInt64(level, CultureInfo.InvariantCulture), there),
        int or uint or long or ulong => OfWhole(BigInteger.Parse(((IFormattable)value).ToString(null, CultureInfo.InvariantCulture), CultureInfo.InvariantCulture), there),
        BigInteger whole => OfWhole(whole, there),
        float single => OfFraction(single, there, number => (float)number),
        double number => OfFraction(number, there, read => read),
        decimal number => OfDecimal(number, there),
        DateTime or DateTimeOffset or DateOnly => ArrivedMoment.OutcomeOf(value, there),
        TimeSpan span => OfSpan(span, there),
        Guid guid => OfGuid(guid, there),
        byte[] bytes => OfBytes(bytes, there),
        IDictionary entries => OfEntries(entries, there),
        IEnumerable elements => OfElements([.. elements.Cast<object>().Select(Text)], there),
        _ => throw new ArgumentException($"Nothing says how to compare a {value.GetType().Name}.", nameof(value)),
    };

    private static ExchangeOutcome Same(bool isSame, ExchangeOutcome outcome) => isSame ? outcome : ExchangeOutcome.Changed;

    private static ExchangeOutcome OfWhole(BigInteger value, ForeignValue there) =>
        there.IsNumber || there.IsDecimal ? Same(there.Whole == value, ExchangeOutcome.Exact)
        : there.IsText && there.Whole is { } whole ? Same(whole == value, ExchangeOutcome.Converted)
        : there.Entries is null ? ExchangeOutcome.Foreign
        : there.Entries.Count == 0 ? ExchangeOutcome.Lost
        : ExchangeOutcome.Changed; // Its properties, of which none has the digits.

    private static ExchangeOutcome OfFraction(double value, ForeignValue there, Func<double, double> round)
    {
        if (there.Fraction is not { } number)
            return ExchangeOutcome.Foreign;
        return !round(number).Equals(value) ? ExchangeOutcome.Changed // NaN equals NaN here.
            : double.IsNegative(number) != double.IsNegative(value) && number == 0 ? ExchangeOutcome.Cut
            : there.IsNumber ? ExchangeOutcome.Exact
            : ExchangeOutcome.Converted;
    }

    private static ExchangeOutcome OfDecimal(decimal value, ForeignValue there)
    {
        if (!there.IsNumber && !there.IsDecimal && !there.IsText)
            return ExchangeOutcome.Foreign;
        if (!decimal.TryParse(there.Text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) || number != value)
            return ExchangeOutcome.Changed;
        return number.Scale != value.Scale ? ExchangeOutcome.Cut : there.IsText ? ExchangeOutcome.Converted : ExchangeOutcome.Exact;
    }

    private static ExchangeOutcome OfSpan(TimeSpan value, ForeignValue there) => there switch
    {
        { Type: "timedelta", Text: { } text } => Same(TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out var span) && span == value, ExchangeOutcome.Exact),
        { IsText: true, Text: ['P', ..] text } => Same(XmlConvert.ToTimeSpan(text) == value, ExchangeOutcome.Converted),
        { IsText: true, Text: { } text } => Same(TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out var span) && span == value, ExchangeOutcome.Converted),
        _ when there["seconds"]?.Whole is { } seconds => Same((double)seconds == value.TotalSeconds, ExchangeOutcome.Converted),
        _ => ExchangeOutcome.Foreign,
    };

    private static ExchangeOutcome OfGuid(Guid value, ForeignValue there) =>
        there.IsBytes ? Same(there.Text == Convert.ToHexString(value.ToByteArray(bigEndian: true)), ExchangeOutcome.Converted)
        : Guid.TryParse(there.Text, out var guid) ? Same(guid == value, there.IsText ? ExchangeOutcome.Converted : ExchangeOutcome.Exact)
        : ExchangeOutcome.Foreign;

    private static ExchangeOutcome OfBytes(byte[] value, ForeignValue there) =>
        there.IsBytes ? Same(there.Text == Convert.ToHexString(value), ExchangeOutcome.Exact)
        : there.IsText ? Same(there.Text == Convert.ToBase64String(value), ExchangeOutcome.Converted)
        : OfElements([.. value.Select(element => Text(element))], there);

    private static ExchangeOutcome OfElements(string[] elements, ForeignValue there) =>
        there.Items is not { } items ? there.Entries is [] ? ExchangeOutcome.Lost : ExchangeOutcome.Foreign
        : Same(items.Select(item => item.Text).Order().SequenceEqual(elements.Order()), there.Type is "Set" or "set" ? ExchangeOutcome.Exact : ExchangeOutcome.Converted);

    private static ExchangeOutcome OfEntries(IDictionary value, ForeignValue there)
    {
        var pairs = there.Entries ?? there.Items?.Select(item => item.Items ?? item.Entries?.Select(entry => entry[1]).ToArray()).OfType<IReadOnlyList<ForeignValue>>().Where(pair => pair.Count == 2).ToArray();
        if (pairs is null || pairs.Any(pair => pair[0].Whole is null))
            return ExchangeOutcome.Foreign;
        var expected = value.Keys.Cast<object>().Select(key => $"{Text(key)}={value[key]}").Order(StringComparer.Ordinal);
        return Same(
            pairs.Select(pair => $"{pair[0].Text}={pair[1].Text}").Order(StringComparer.Ordinal).SequenceEqual(expected),
            there.Entries is not null && pairs.All(pair => pair[0].IsNumber) ? ExchangeOutcome.Exact : ExchangeOutcome.Converted);
    }

    private static string Text(object value) => ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture);
}

/// <summary>Compares a date of another language with the one that .NET wrote.</summary>
/// <param name="Offset">How far that clock is from UTC; null if nothing says so.</param>
internal readonly record struct ArrivedMoment(DateTime Clock, TimeSpan? Offset)
{
    /// <summary>What no date of JavaScript or BSON goes below.</summary>
    public static readonly TimeSpan Finest = TimeSpan.FromMilliseconds(1);

    /// <summary>Says what became of a date.</summary>
    public static ExchangeOutcome OutcomeOf(object value, ForeignValue there)
    {
        // MessagePack-CSharp's and Nerdbank.MessagePack's form of an offset: the moment, and minutes.
        var (said, isDate) = there.Items is [var first, ..] ? (first, false) : (there, there.Type is "Date" or "datetime" or "date");
        if (Read(said) is not { } moment)
            return isDate ? ExchangeOutcome.Changed : ExchangeOutcome.Foreign;
        var same = isDate ? ExchangeOutcome.Exact : ExchangeOutcome.Converted;
        return value switch
        {
            DateOnly date => moment.Clock == date.ToDateTime(default) ? there.Type == "date" ? ExchangeOutcome.Exact : ExchangeOutcome.Converted : ExchangeOutcome.Changed,
            DateTimeOffset date => moment.Of(date.UtcDateTime, moment.Offset == date.Offset || !isDate && there.Items is not null ? same : ExchangeOutcome.Cut),
            DateTime { Kind: DateTimeKind.Unspecified } date => moment.LocalClock(said) == date ? same : ExchangeOutcome.Changed,
            DateTime date => moment.Of(date, same),
            _ => throw new ArgumentException($"A {value.GetType().Name} is no date.", nameof(value)),
        };
    }

    private static ArrivedMoment? Read(ForeignValue there)
    {
        if (there["seconds"]?.Whole is { } seconds)
            return new ArrivedMoment(DateTime.UnixEpoch.AddSeconds((double)seconds).AddTicks((long)(there["nanos"]?.Whole ?? 0) / TimeSpan.NanosecondsPerTick), TimeSpan.Zero);
        if (there.Type is not ("Date" or "datetime" or "date") && !there.IsText)
            return null;
        if (!DateTimeOffset.TryParse(there.Text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var moment))
            return null;
        return new ArrivedMoment(moment.DateTime, there.Text!.AsSpan(there.Text.IndexOf('T') + 1).ContainsAny('Z', '+', '-') && there.Text.Contains('T') ? moment.Offset : null);
    }

    // A moment of JavaScript has the local time of its program.
    private DateTime? LocalClock(ForeignValue said) => Offset is null ? Clock : said.Type == "Date" ? Clock - Offset + Script.Offset : null;

    private ExchangeOutcome Of(DateTime utc, ExchangeOutcome same)
    {
        var missing = utc - (Clock - (Offset ?? TimeSpan.Zero));
        return missing < TimeSpan.Zero || missing >= Finest ? ExchangeOutcome.Changed
            : missing > TimeSpan.Zero || Offset is null ? ExchangeOutcome.Cut
            : same;
    }
}

/// <summary>Compares what .NET read of another language's payload with the value that was meant.</summary>
internal static class ValueBack
{
    /// <summary>Says what became of a value.</summary>
    public static ExchangeCell Judge(object? value, object? back)
    {
        if (value is IEnumerable and not string)
        {
            return ModelDiff.FirstDifference(value, back, Likeness.Equal, null) is { } difference
                ? new ExchangeCell(back is null or ICollection { Count: 0 } or HashSet<int> { Count: 0 } ? ExchangeOutcome.Lost : ExchangeOutcome.Changed, difference.ToString())
                : ExchangeCell.Exact;
        }

        if (Change.Of(value, back) is not { } change || (value, back) is (double.NaN, double.NaN)) // Languages have one NaN, of different bits.
            return ExchangeCell.Exact;
        var isSameMoment = (value, back) switch
        {
            (DateTime { Kind: not DateTimeKind.Unspecified } date, DateTime other) => IsCut(date.ToUniversalTime() - other.ToUniversalTime()),
            (DateTimeOffset date, DateTimeOffset other) => IsCut(date - other),
            _ => false,
        };
        return new ExchangeCell(
            isSameMoment || change.Likeness is Likeness.Equal ? ExchangeOutcome.Cut : change.Likeness is Likeness.Lost ? ExchangeOutcome.Lost : ExchangeOutcome.Changed,
            change.Text);
    }

    private static bool IsCut(TimeSpan missing) => missing >= TimeSpan.Zero && missing < ArrivedMoment.Finest;
}
