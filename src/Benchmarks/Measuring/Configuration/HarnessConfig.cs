using System.Reflection;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Filters;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Validators;
using CommandLine;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Measuring.Configuration;

/// <summary>How BenchmarkDotNet is configured for a run.</summary>
/// <param name="Config">Its configuration, without exporters.</param>
/// <param name="Exporters">The exporters that were asked for; they run when all rounds are done.</param>
/// <param name="Settings">What the record says of it.</param>
/// <param name="NamePatterns">The patterns of <c>--filter</c>, which match the cases' names and not those of the benchmark classes.</param>
internal sealed record HarnessConfig(IConfig Config, IReadOnlyList<IExporter> Exporters, SettingsRecord Settings, IReadOnlyList<string> NamePatterns)
{
    private static readonly string[] _jobOptions = ["--job", "-j"];
    private static readonly string[] _filterOptions = ["--filter", "-f"];

    // A misspelt option may be of either.
    private static readonly string[] _itsNames = [.. typeof(CommandLineOptions).GetProperties().SelectMany(property => property.GetCustomAttributes<OptionAttribute>()).Select(option => $"--{option.LongName}")];

    /// <summary>Whether the arguments that are BenchmarkDotNet's name cases by patterns.</summary>
    /// <param name="arguments">BenchmarkDotNet's arguments.</param>
    public static bool NamesCases(IEnumerable<string> arguments) => arguments.Any(argument => Asks(argument, _filterOptions));

    /// <summary>
    /// Makes the configuration from the arguments that are BenchmarkDotNet's. If one of them asks for a job, or changes one,
    /// that job runs the cases, with BenchmarkDotNet's own engine in a project that it generates and builds.
    /// </summary>
    /// <param name="arguments">BenchmarkDotNet's arguments.</param>
    /// <param name="measurement">How the suite measures.</param>
    /// <param name="rounds">Passes over all cases; null for the usual number.</param>
    /// <param name="ownNames">The names of this program's commands and options, one of which may have been meant.</param>
    /// <param name="ownType">The user's type to measure; null for the models.</param>
    /// <exception cref="UserErrorException">An argument is not BenchmarkDotNet's either, or its value is wrong.</exception>
    public static HarnessConfig Create(string[] arguments, MeasurementSettings measurement, int? rounds, IReadOnlyList<string> ownNames, OwnTypeRequest? ownType = null)
    {
        // BenchmarkDotNet overlooks words that belong to no option.
        if (arguments is [var word, ..] && !word.StartsWith('-'))
            throw new UserErrorException(File.Exists(word)
                ? $"'{word}' stands behind another file; an option takes one: name the folder, or write the option before each file."
                : $"There is no command '{word}'{NearNames.Hint(word, ownNames)}; --help lists what there is.");

        // Its parser only says that the format is bad.
        if (arguments.Zip(arguments.Skip(1)).Any(pair => pair is ("--artifacts" or "-a", "")) || arguments.Contains("--artifacts="))
            throw new UserErrorException("--artifacts is empty; name a folder.");

        var log = new AccumulationLogger();
        var (isSuccess, parsed, options) = ConfigParser.Parse(arguments, log);
        if (!isSuccess)
            throw new UserErrorException($"{FirstComplaint(log.GetLog(), ownNames)}; --help lists this program's own options, and https://benchmarkdotnet.org/articles/guides/console-args.html BenchmarkDotNet's.");

        JobNumbers.Check(options);
        if (options.ArtifactsDirectory is { } artifacts && PathOption.FolderFault("--artifacts", artifacts.ToString()) is { } fault)
            throw new UserErrorException(fault);

        var config = ManualConfig.CreateEmpty()
            .AddValidator(JitOptimizationsValidator.FailOnError, RunModeValidator.FailOnError)
            .AddColumnProvider(DefaultColumnProviders.Instance)
            .AddDiagnoser(MemoryDiagnoser.Default)
            .AddLogger(NullLogger.Instance); // The console shows a line for each case; BenchmarkDotNet's own output is in its log file.
        var exporters = parsed.GetExporters().ToArray();
        string[] patterns = [.. options.Filters];
        config.Add(WithoutExporters(parsed));

        var jobs = parsed.GetJobs().ToArray();
        if (jobs.Length > 1)
            throw new UserErrorException($"{jobs.Length} jobs were asked for; a record holds one: run each by itself and put the records side by side with compare.");
        if (jobs.Length == 1 || arguments.Any(argument => Asks(argument, _jobOptions)))
        {
            if (ownType is not null)
                throw new UserErrorException("BenchmarkDotNet's own jobs cannot measure an own type: the project that they build does not know it; leave out what changes the job.");
            var job = jobs.FirstOrDefault() ?? Job.Default;
            if (jobs.Length == 0)
                config.AddJob(job);
            if (rounds is not null)
                throw new UserErrorException("--rounds is of this program's own way to measure; for a job of BenchmarkDotNet, write --launchCount.");
            return new HarnessConfig(config, exporters, new SettingsRecord(job.ResolvedId, 1), patterns);
        }

        measurement = measurement with { Rounds = rounds ?? measurement.Rounds };
        config.AddJob(Job.Default.WithId("Rounds")); // For exporters, which name it.
        return new HarnessConfig(config, exporters, new SettingsRecord(SettingsRecord.OwnJob, measurement.Rounds, measurement), patterns);
    }

    private static ManualConfig WithoutExporters(IConfig parsed) => ManualConfig.CreateEmpty()
        .AddJob([.. parsed.GetJobs()])
        .AddDiagnoser([.. parsed.GetDiagnosers()])
        .AddColumnProvider([.. parsed.GetColumnProviders()])
        .AddFilter([.. parsed.GetFilters().Where(filter => filter is not GlobFilter)])
        .AddHardwareCounters([.. parsed.GetHardwareCounters()])
        .WithOptions(parsed.Options)
        .WithArtifactsPath(parsed.ArtifactsPath)
        .WithBuildTimeout(parsed.BuildTimeout);

    // The parser writes its help with the complaints in it, indented under a heading.
    private static string FirstComplaint(string log, IReadOnlyList<string> ownNames)
    {
        var lines = log.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var heading = Array.IndexOf(lines, "ERROR(S):");
        var complaint = heading >= 0 && heading + 1 < lines.Length ? lines[heading + 1] : lines.FirstOrDefault() ?? "The arguments are wrong.";
        return complaint.Split('\'') is ["Option ", var option, " is unknown."]
            ? $"There is no option '{(option.Length == 1 ? "-" : "--")}{option}'{NearNames.Hint("--" + option, [.. ownNames, .. _itsNames])}"
            : complaint.TrimEnd('.');
    }

    private static bool Asks(string argument, string[] options) => options.Contains(argument) || argument.StartsWith($"{options[0]}=", StringComparison.Ordinal);
}
