using System.Globalization;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Fidelity.Changes;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.MemberTypes.Values;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Judges serializers by what was found about them. What nobody has tried is "not checked", never "no".</summary>
/// <param name="fidelity">Which values come back; null if nobody has looked.</param>
/// <param name="robustness">What became of hostile input; null if nobody has looked.</param>
/// <param name="footprint">What works published; null if nobody has looked.</param>
/// <param name="types">Which types of members come back; null if nobody has looked.</param>
/// <param name="languages">What arrives in other languages; null if nobody has looked.</param>
internal sealed class NeedVerdicts(FidelityReport? fidelity, RobustnessFacts? robustness, FootprintReport? footprint, TypesReport? types, LanguagesReport? languages)
{
    /// <summary>The needs, in the order of lists.</summary>
    public static IReadOnlyList<Need> Needs { get; } =
    [
        new(Need.OwnClasses, "It takes my own classes", "Serialize and deserialize take a class that you wrote, perhaps with attributes; no schema compiler generates it.", "Own classes", "generated classes"),
        new(Need.SchemaFile, "A schema file is the contract", "The shape of the data is written in a file of its own, from which code is generated, also for other languages."),
        new(Need.Readable, "People can read the payload", "The payload is text."),
        new(Need.OtherLanguages, "Other languages read it", "Libraries of other languages read values of each type that .NET wrote, or the models, or the format's documentation names such a library; *but*: values that are others there, and nothing says so.", "Other languages", ".NET only"),
        new(Need.Versions, "Old and new versions mix", "Payloads with fewer and with more members are read, and the members that both versions have come back. Members were added and dropped at the end; what becomes of renamed, moved and retyped ones is among the changed members of the page on fidelity.", "Versions mix", "old and new versions do not mix"),
        new(Need.Untrusted, "It is safe with untrusted input", "No malformed input ended the process, allocated memory out of proportion to its length or took over a second. Exceptions that are not the library's own are allowed, but stated. Hashes that collide were not tried, because no model has a dictionary.", "Untrusted input", "not for untrusted input"),
        new(Need.NativeAot, "It works with NativeAOT", "A program that serializes and deserializes was published with NativeAOT and run. One that silently writes other bytes than with the JIT does not work.", "NativeAOT", "no NativeAOT"),
        new(Need.Decimals, "Decimals keep their digits", "Decimals of 1 to 29 digits come back with their scale.", Lacking: "changes trailing zeros of decimals"),
        new(Need.Dates, "Dates keep every tick", "Dates come back to 100 ns, from the first to the last that .NET has.", Lacking: "loses ticks of dates"),
        new(Need.DateKinds, "Dates keep local and unspecified time", "The `Kind` of a date comes back, and a local time is the same moment where it is read in another time zone.", Lacking: "changes local dates"),
        .. AllTypes.Groups().Select(group => new Need(Need.MemberTypes + group.Id, $"My types: {Plain(group.Name)}", $"Members of these types come back, whatever they hold, exactly or as equal values: {string.Join(", ", group.Types.Select(type => type.Name))}.")),
    ];

    /// <summary>Judges by the facts of a repository.</summary>
    public static NeedVerdicts By(string root) => new(FidelityCommand.Facts.Read(root), RobustnessCommand.Facts.Read(root), FootprintCommand.Facts.Read(root), TypesCommand.Facts.Read(root), LanguagesCommand.Facts.Read(root));

    /// <summary>Judges a serializer by every need.</summary>
    public IReadOnlyDictionary<string, Verdict> Of(SerializerFacts serializer) => Needs.ToDictionary(need => need.Id, need => need.Id switch
    {
        Need.OwnClasses => serializer.TakesModel ? Yes() : No("its classes are generated, and yours must be converted", "no"),
        Need.SchemaFile => serializer.Schema is SchemaSource.SchemaFirst ? Yes() : No("its schema is your C# types"),
        Need.Readable => serializer.IsText ? Yes() : No($"{serializer.Format} is binary"),
        Need.OtherLanguages => OfLanguages(serializer),
        Need.Versions => OfVersions(serializer),
        Need.Untrusted => robustness?.Serializers.FirstOrDefault(result => result.Serializer == serializer.Name) is { } result ? OfHostileInput(serializer, result) : Verdict.NotChecked,
        Need.NativeAot => OfNativeAot(serializer),
        Need.Decimals => OfValues(serializer.Name, Numbers.Decimals, except: Numbers.NegativeZero),
        Need.Dates => OfValues(serializer.Name, Moments.Ticks),
        Need.DateKinds => OfValues(serializer.Name, Moments.Kinds),
        _ => OfTypes(serializer, need.Id[Need.MemberTypes.Length..]),
    });

    private static Verdict Yes(string? because = null, string? inShort = null) => new(Answer.Yes, because, inShort);

    private static Verdict No(string because, string? inShort = null) => new(Answer.No, because, inShort);

    private Verdict OfLanguages(SerializerFacts serializer) => languages?.Of(serializer.Name) is { Count: > 0 } exchanges ? OfExchanges(exchanges) : serializer.OtherLanguages switch
    {
        null => Verdict.NotChecked,
        { Names: null } => No("it is for .NET only, by its documentation", ".NET only"),
        { Without: { } without } languages => Yes($"{languages.Names}, by the documentation, but not {without}", "only documented"),
        { CheckedIn: { } language } languages => Yes($"{languages.Names}, by the documentation; checked here in {language}"),
        var languages => Yes($"{languages.Names}, by the documentation", "only documented"),
    };

    private static Verdict OfExchanges(IReadOnlyList<Exchange> exchanges)
    {
        string Names(IEnumerable<SharedValue> values) => string.Join(", ", values.Select(shared => shared.Name.Replace("`", "", StringComparison.Ordinal)));
        var with = string.Join(", ", exchanges.Select(exchange => exchange.With.Equals("json", StringComparison.OrdinalIgnoreCase) ? exchange.Language : $"{exchange.With} ({exchange.Language})"));
        SharedValue[] unread = [.. SharedValues.All.Where(shared => SharedValues.Everyday.Contains(shared.Subject) && exchanges.All(exchange => exchange.Unread.Contains(shared)))];
        if (unread.Length > 0)
            return No($"read by {with}, but these are in a form of its own: {Names(unread)}", $"{Verdict.NoSuch}{string.Join(", ", unread.Select(shared => shared.Subject).Distinct())}");
        SharedValue[] wrong = [.. exchanges.SelectMany(exchange => exchange.Wrong).Distinct().OrderBy(shared => Array.IndexOf(SharedValues.Subjects, shared.Subject))];
        return wrong is [var worst, ..]
            ? Yes($"read by {with}; silently another value there: {Names(wrong)}", worst.Subject == SharedValues.Rare ? null : $"{Verdict.Except}{worst.Subject}")
            : Yes($"read by {with}");
    }

    private Verdict OfVersions(SerializerFacts serializer)
    {
        var cells = Cells(serializer.Name, Versions.Group).ToArray();
        if (cells.Length == 0 || cells.All(cell => cell.Cell.Outcome == FidelityOutcome.NotSupported))
            return Verdict.NotChecked;
        if (FirstInexact(cells) is not { } inexact)
            return OfChangedMembers([.. Cells(serializer.Name, MemberChanges.Group).Where(cell => cell.Cell.Outcome == FidelityOutcome.Changed)]);
        var readsOlder = FirstInexact(cells.Where(cell => cell.Value.StartsWith(Versions.OlderWriter, StringComparison.Ordinal))) is null;
        return serializer.VersionsMixWith is { } needed ? No($"a reader that is not given {needed} does not know of versions: {inexact}", $"no, without {needed}") : No(inexact, readsOlder ? Verdict.ReadsOlder : null);
    }

    // Members that are found by their place move when another is added before them.
    private static Verdict OfChangedMembers((string Value, FidelityCell Cell)[] wrong) => wrong is not [var (change, cell), ..] ? Yes() : Yes(
        $"members were added and dropped at the end; {change}: silently wrong: {cell.Detail}",
        wrong.Any(other => other.Value.StartsWith(MemberChanges.InTheMiddle, StringComparison.Ordinal)) ? Verdict.YesBut + "if new members come last" : null);

    private static Verdict OfHostileInput(SerializerFacts serializer, SerializerRobustness result)
    {
        var counts = result.Counts ?? new OutcomeCounts();
        var because = result.Earlier is { } earlier
            ? string.Create(CultureInfo.InvariantCulture, $"an earlier test, of {earlier.Library} on {earlier.Date:yyyy-MM-dd}, had {NumberText.Count(earlier.Inputs, "input")} that {RobustnessTables.Describe(earlier.Grade)}")
            : string.Create(CultureInfo.InvariantCulture, $"of {counts.Inputs:N0} malformed inputs, {counts.CountOf(result.Grade):N0} {RobustnessTables.Describe(result.Grade)}");
        return result.Grade switch
        {
            HostileInputGrade.EndsTheProcess => No(because, "can end the process"),
            HostileInputGrade.UnboundedMemory => No(because, "unbounded memory"),
            HostileInputGrade.TakesSeconds => No(because, "can take seconds"),
            HostileInputGrade.UndocumentedException => Yes(because, Verdict.YesBut + "undocumented exceptions"),
            _ when serializer.UntrustedNeeds is { } needs => Yes($"its documentation asks for {needs}; it was tried, and is timed, without", Verdict.YesBut + "with an option"),
            _ => Yes(),
        };
    }

    private Verdict OfNativeAot(SerializerFacts serializer)
    {
        var mode = footprint?.Modes.Index().FirstOrDefault(mode => mode.Item.Name == PublishMode.NativeAot.Name).Index;
        var line = footprint?.Lines.FirstOrDefault(line => line.Serializer == serializer.Name);
        var published = line?.Added[mode!.Value];
        return (published, WrittenPayload.Of(published, line?.Payload)) switch
        {
            (null, _) => Verdict.NotChecked,
            (_, { Silently: { } wrong } written) => No($"of a class with members that no code reads, the program {Plain(written.ToString())}", written.Outcome is PayloadOutcome.Less ? "loses members" : wrong.Split(',')[0]),
            ({ Reason: { } reason }, _) => No(reason.TrimEnd('.'), "no"),
            _ when serializer.NativeAotNeeds is { } needs => Yes(needs.TrimEnd('.'), Verdict.YesBut + "a line of code"),
            _ => Yes(),
        };
    }

    private Verdict OfValues(string serializer, string group, string? except = null)
    {
        var cells = Cells(serializer, group).Where(cell => cell.Value != except).ToArray();
        return cells.Length == 0 || cells.All(cell => cell.Cell.Outcome == FidelityOutcome.NotSupported) ? Verdict.NotChecked : FirstInexact(cells) is { } inexact ? No(inexact) : Yes();
    }

    private Verdict OfTypes(SerializerFacts serializer, string group)
    {
        if (!serializer.TakesModel)
            return No("its classes are generated, with the types that its schema has");
        var cells = types?.Groups.FirstOrDefault(known => known.Id == group)?.Types.SelectMany(type => type.Cells.Where(cell => cell.Serializer == serializer.Name).Select(cell => (type.Name, Cell: cell))).ToArray() ?? [];
        return cells.Length == 0 ? Verdict.NotChecked
            : cells.FirstOrDefault(cell => cell.Cell.Outcome is not (FidelityOutcome.Exact or FidelityOutcome.Equal)) is { Cell: { } cell } bad ? No($"{bad.Name} is {Plain(cell.ToString())}: {cell.Detail!.TrimEnd('.')}")
            : Yes();
    }

    private static string Plain(string markdown) => markdown.Replace("`", "", StringComparison.Ordinal).Replace("*", "", StringComparison.Ordinal);

    private IEnumerable<(string Value, FidelityCell Cell)> Cells(string serializer, string group) =>
        from known in fidelity?.Groups ?? []
        where known.Name == @group
        from value in known.Values
        from cell in value.Cells
        where cell.Serializer == serializer
        select (value.Name, cell);

    private static string? FirstInexact(IEnumerable<(string Value, FidelityCell Cell)> cells) =>
        cells.Where(cell => cell.Cell.Outcome != FidelityOutcome.Exact).Select(cell => $"{cell.Value}: {cell.Cell}".Replace("`", "", StringComparison.Ordinal)).FirstOrDefault();
}
