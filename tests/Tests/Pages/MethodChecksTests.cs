using System.Globalization;
using System.Text;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Pages;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Studies.Harness;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>The figures of docs/method.md are those of the record that docs/results.md shows and of the newest of each other kind on its machine; UPDATE_SNAPSHOTS=1 writes them.</summary>
public class MethodChecksTests
{
    private const string PagePath = "docs/method.md";

    private const string Direct = " direct"; // What the study puts behind a serializer's name.

    private static readonly RunRecord _all = new ShownRecords(RepositoryRoot.Find()).Read(RecordPages.ResultsPage)!;

    private static readonly string[] _serializers = ["BebopStruct", "BebopMessage"];

    [Fact]
    public void TheChecksAreThoseOfTheRecords() => GeneratedPart.Match(PagePath, "checks", Render());

    [Fact]
    public void ThePageIsShort() => Assert.InRange(Encoding.UTF8.GetByteCount(Page.Read(PagePath)), 1, 8 * 1024);

    private static string Render()
    {
        var four = Newest(record => record.Serializers.Count == 4);
        var (structs, messages) = (Newest(record => Alone(record, "BebopStruct")), Newest(record => Alone(record, "BebopMessage")));
        var withoutProfile = OnItsMachine(record => record.Study == "pocos" && record.Environment.RuntimeVariables.GetValueOrDefault("DOTNET_TieredPGO") == "0");
        var published = OnItsMachine(record => record.Study == "publishing");
        var text = new StringBuilder("Do other cases in the process change a figure? Nanoseconds on `Complex`, by the record of [the results](results.md) and the newest of each other kind on its machine:\n\n");
        text.Append(CultureInfo.InvariantCulture, $"| case | among {_all.Serializers.Count} | of four | alone | published program | of three, without profile |\n|---|--:|--:|--:|--:|--:|\n");
        foreach (var (operation, call) in new[] { ("SerializeOnce", "SerializeJit"), ("DeserializeOnce", "DeserializeJit") })
        {
            foreach (var serializer in _serializers)
            {
                var figures = new[] { _all, four, serializer == _serializers[0] ? structs : messages }.Select(record => Time(record, operation, serializer)).Append(Time(published, call, serializer)).Append(Time(withoutProfile, operation, serializer));
                text.Append(CultureInfo.InvariantCulture, $"| {operation}, {serializer} | {string.Join(" | ", figures)} |\n");
            }
        }

        var harness = OnItsMachine(record => record.Study == new HarnessOverheadStudy().Name)!;
        var pairs = harness.Cases
            .Where(@case => !@case.Key.Serializer.EndsWith(Direct, StringComparison.Ordinal))
            .Select(@case => (Suite: new CaseFigures(@case), Direct: new CaseFigures(harness.Cases.Single(other => other.Key == @case.Key with { Serializer = @case.Key.Serializer + Direct }))))
            .ToArray();
        var nanoseconds = pairs.Select(pair => pair.Suite.Nanoseconds - pair.Direct.Nanoseconds).Order().ToArray();
        text.Append(CultureInfo.InvariantCulture, $"\nWhat does the suite add? Beside methods that call the libraries directly (`--study harness-overhead`), its cases take {nanoseconds[0]:0.0} to {nanoseconds[^1]:0.0} ns more; {pairs.Count(pair => Within(pair))} of {pairs.Length} are within 2 % or 0.5 ns, and allocated bytes are equal in {pairs.Count(pair => pair.Suite.Allocated == pair.Direct.Allocated)}.\n");
        return text.ToString();
    }

    private static bool Within((CaseFigures Suite, CaseFigures Direct) pair) =>
        Math.Abs(pair.Suite.Nanoseconds - pair.Direct.Nanoseconds) <= 0.5 || Math.Abs((pair.Suite.Nanoseconds / pair.Direct.Nanoseconds) - 1) <= 0.02;

    private static RunRecord? Newest(Func<RunRecord, bool> isOfThem) =>
        OnItsMachine(record => record.Study == "pocos" && isOfThem(record));

    private static RunRecord? OnItsMachine(Func<RunRecord, bool> isOfThem) =>
        CommittedRecords.Newest(record => record.Environment.Processor == _all.Environment.Processor && isOfThem(record));

    private static bool Alone(RunRecord record, string serializer) => record.Serializers is [var only] && only.Name == serializer;

    private static string Time(RunRecord? record, string operation, string serializer) => record?.Cases.FirstOrDefault(@case => @case.Key == new CaseKey(operation, serializer, "Complex")) is { } @case
        ? new CaseFigures(@case) is var figures && figures.Time.HasInterval ? string.Create(CultureInfo.InvariantCulture, $"{figures.Nanoseconds:0} ± {figures.Error:0}") : string.Create(CultureInfo.InvariantCulture, $"{figures.Nanoseconds:0}")
        : "n/a";
}
