using System.Globalization;
using System.Text;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>What stands above the tables: the machine, the runtime, every library's version and how it was measured.</summary>
internal static class HardwareBlock
{
    /// <summary>Renders the block as Markdown.</summary>
    public static string Render(RunRecord record)
    {
        var environment = record.Environment;
        var text = new StringBuilder();
        text.Append("```ini\n");
        Line($"BenchmarkDotNet v{environment.BenchmarkDotNet}, {environment.Os}");
        Line($"{environment.Cpu}{(environment.Processor is { } processor ? $" ({processor.Describe()})" : "")}, {NumberText.Count(environment.Cores, "logical core")}, {environment.MemoryGiB} GiB of memory");
        Line($".NET SDK {environment.Sdk}");
        Line($"{environment.Runtime}, {environment.Architecture}, {environment.Jit}");
        Line($"GC: {environment.Gc}{(record.Settings.Measurement.Connections is null ? "" : "; of the servers: Server")}");
        foreach (var (name, value) in environment.RuntimeVariables)
            Line($"{name}={value}");
        Line($"Measured: {record.Started:yyyy-MM-dd}, {HowMeasured(record)}, {NumberText.Duration(TimeSpan.FromSeconds(record.Seconds))}, commit {ShortCommit(environment)}{(environment.SourcesChanged == true ? ", changed since" : "")}");
        foreach (var library in LibrariesOf(environment))
            Line($"{library}");
        return text.Append("```\n").ToString();

        void Line(FormattableString line) => text.Append(line.ToString(CultureInfo.InvariantCulture)).Append('\n');
    }

    /// <summary>The commit, as long as it is usually written.</summary>
    public static string ShortCommit(EnvironmentRecord environment) => environment.Commit[..Math.Min(10, environment.Commit.Length)];

    // A local build of a library, or of a file that one needs, is marked: others cannot get it.
    private static IEnumerable<string> LibrariesOf(EnvironmentRecord environment)
    {
        string[] local = [.. environment.LibraryFiles.Where(file => file.Source == LibraryFileRecord.Local).Select(file => $"{LibraryName.OfAssembly(file.Name)} {SerializerInfo.PackageVersion(file.Version ?? "")}".TrimEnd())];
        return environment.Libraries.Union(local).Order(StringComparer.Ordinal).Select(library => local.Contains(library) ? $"{library} (local build)" : library);
    }

    private static string HowMeasured(RunRecord record)
    {
        var measured = record.Cases.Select(@case => @case.Rounds.Count).DefaultIfEmpty(record.Settings.Rounds).Max();
        var unfinished = measured < record.Settings.Rounds ? string.Create(CultureInfo.InvariantCulture, $"{measured} of ") : "";
        var rounds = unfinished + NumberText.Count(record.Settings.Rounds, "round");
        var settings = record.Settings.Measurement;
        return settings.FirstCall == true
            ? $"{rounds}, each the first call in a process of its own"
            : string.Create(CultureInfo.InvariantCulture, $"{rounds} of {settings.Iterations} turns of {settings.IterationMilliseconds} ms, each serializer on a model in a process of its own");
    }
}
