namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>The first place where two values differ.</summary>
/// <param name="Path">The way to it, for example <c>Children[1].Name</c>; empty where the values themselves differ.</param>
/// <param name="RecordedPath">The same without keys of dictionaries, which are data: <c>Prices[…].Amount</c>.</param>
/// <param name="Expected">What should be there, short and on one line.</param>
/// <param name="Actual">What is there, in the same way.</param>
public sealed record Difference(string Path, string RecordedPath, string Expected, string Actual)
{
    /// <summary>What became of the expected value.</summary>
    internal Likeness Likeness { get; init; } = Likeness.Changed;

    /// <summary>The value that should be there.</summary>
    internal object? Value { get; init; }

    /// <summary>The last member on the way to it; null if there is none.</summary>
    internal StateMember? Member { get; init; }

    /// <summary>The library in whose documents the values differ; null where they do in their members.</summary>
    internal string? Writer { get; init; }

    /// <summary>Words the difference for the user, for example <c>Children[1].Name: expected "a", got null</c>.</summary>
    public override string ToString() => $"{(Path.Length == 0 ? "" : $"{Path}: ")}expected {Expected}, got {Actual}";

    /// <summary>Makes a reason of it.</summary>
    /// <param name="what">What made the difference, for example "The round trip changes the sample".</param>
    /// <param name="serializer">The serializer that did, if its attribute may help; null for none.</param>
    /// <param name="recordedWhat">The same for records, without names of the user's; null if it has none.</param>
    public Reason Explain(string what, SerializerInfo? serializer = null, string? recordedWhat = null)
    {
        var help = Likeness == Likeness.Lost && Member is { CanBeSet: true, IsHidden: true } member && serializer?.KeepsWith is { } attribute ? $" {attribute} on {member.Name} may keep it." : "";
        var asWritten = Writer is null ? "" : $", as {Writer} writes it";
        return new Reason(
            $"{what}{asWritten}: {this}.{help}",
            $"{recordedWhat ?? what}{(RecordedPath.Length == 0 ? "" : $" at {RecordedPath}")}{asWritten}; the program shows the values and does not record them.{help}");
    }
}

/// <summary>How like one value is to another that it should be, from the best on.</summary>
internal enum Likeness
{
    /// <summary>Nothing tells them apart.</summary>
    SameBits,

    /// <summary>Their type calls them equal, but they are not written alike: <c>1.0</c> and <c>1.00</c>.</summary>
    Equal,

    /// <summary>It is another value.</summary>
    Changed,

    /// <summary>It is not there: null, empty, or what its type holds where nothing was set.</summary>
    Lost,
}
