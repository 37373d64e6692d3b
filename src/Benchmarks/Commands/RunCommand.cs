using System.CommandLine;
using System.Globalization;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Measuring.Progress;
using SerializationBenchmarks.Measuring.Rounds;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Cache;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The main job: validates, measures, records and shows a study.</summary>
internal static class RunCommand
{
    private static readonly PlanOptions _plan = new();
    private static readonly Option<bool> _list = new("--list") { Description = "Print the names of the cases and measure nothing." };
    private static readonly Option<bool> _listStudies = new("--list-studies") { Description = "Print the studies and measure nothing." };
    private static readonly Option<bool> _validate = new("--validate") { Description = "Validate the round trip of every serializer on every model and measure nothing." };
    private static readonly Option<bool> _quick = new("--quick") { Description = "One round, which judges nothing: a first look in a fraction of the time." };
    private static readonly Option<int?> _rounds = NumberOption.Create("--rounds", $"Passes over all cases; {MeasurementSettings.Default.Rounds} if not given.", 1, 99);
    private static readonly Option<bool> _resume = new("--resume") { Description = "Go on with the newest unfinished run of the study on this machine." };
    private static readonly VersusOption _versus = new();
    private static readonly OpenOption _open = new();
    private static readonly Option<string?> _results = PathOption.Folder("--results", "The folder for records. If not given, it is results/local of the repository, which git ignores; outside of a repository, results/ of the current folder.");

    private static readonly Option<string?> _redis = new(GivenStore.Option) { Description = "HOST:PORT of a store that speaks Redis's protocol, for the study cache, which brings its own if none is given. What the study stores there, it removes." };

    private static readonly Option<string?> _artifacts = PathOption.Folder("--artifacts", "The folder for tables and pages; BenchmarkDotNet.Artifacts in the current one if not given.");

    /// <summary>Adds the options and the action to the program's root.</summary>
    public static void AddTo(RootCommand root)
    {
        _plan.AddTo(root);
        foreach (var option in new Option[] { _list, _listStudies, _validate, _quick, _rounds, _resume, _redis, _results, _artifacts })
            root.Options.Add(option);
        _versus.AddTo(root);
        _open.AddTo(root);
        _rounds.Aliases.Add("--repeat"); // As the original study of shapes calls it.
        root.SetAction(Run);
    }

    private static int Run(ParseResult arguments)
    {
        var output = arguments.InvocationConfiguration.Output;
        if (arguments.GetValue(_listStudies))
        {
            foreach (var study in PlanOptions.Studies)
                output.WriteLine($"{study.Name}: {study.Summary}");
            return 0;
        }

        var studies = _plan.PickStudies(arguments, _versus.Option);
        if (studies.Count > 1 && arguments.GetValue(_resume))
            throw new UserErrorException($"{_resume.Name} goes on with one study, and {studies.Count} are named; name the one that was stopped.");
        if (arguments.GetValue(_redis) is { } redis)
            studies = [.. studies.Select(study => study is CacheStudy ? new CacheStudy { Given = GivenStore.Ask(redis) } : throw new UserErrorException($"{_redis.Name} names a store for --study cache, and not for {study.Name}."))];
        return studies.Max(study => Run(study, arguments, output));
    }

    private static int Run(Study study, ParseResult arguments, TextWriter output)
    {
        var (plan, ownType) = _plan.Create(study, arguments, arguments.GetValue(_validate), arguments.GetValue(_quick), _versus.Named(arguments), arguments.GetValue(_list) ? arguments.InvocationConfiguration.Error : output);
        var measurement = plan.Study.Adapt(arguments.GetValue(_quick) ? MeasurementSettings.Quick : MeasurementSettings.Default);
        measurement = measurement with { Rounds = arguments.GetValue(_rounds) ?? measurement.Rounds };
        var versus = _versus.Pick(arguments, [.. plan.Cases.Select(@case => @case.Key)], plan.Study.Serializers.Select(serializer => serializer.Name), "this run");
        ownType?.WriteNotes(output);
        foreach (var note in Advisories.NotesOf(plan.Cases.Select(@case => @case.Binding.Serializer)))
            output.WriteLine(note);
        foreach (var fault in plan.Missing.Where(missing => missing.Failed))
            output.WriteLine($"FAILED {fault.Serializer} on {fault.Model}, not timed: {fault.Shown}");

        if (arguments.GetValue(_list))
        {
            foreach (var @case in plan.Cases)
                output.WriteLine(@case.Key);
        }
        else if (arguments.GetValue(_validate))
            RunBeginning.WriteValidated(output, plan);
        else
            return plan.Cases.Count == 0 ? throw RunBeginning.Nothing(plan) : Measure(arguments, plan, measurement, ownType, versus, output);
        return ExitCode(plan.HasFailed);
    }

    // A run from what it is to the files that it leaves.
    private static int Measure(ParseResult arguments, Plan plan, MeasurementSettings measurement, OwnType? ownType, SerializerPair? versus, TextWriter output)
    {
        OptimizedBuild.Check(plan.Cases);
        var header = RunBeginning.Header(plan, new SettingsRecord(SettingsRecord.OwnJob, measurement.Rounds, measurement), ownType);
        StudyCase[] toMeasure = [.. plan.Measured, .. plan.Twins];
        CaseKey[] planned = [.. toMeasure.Select(@case => @case.Key)];
        _open.Check(arguments);
        using var artifacts = ArtifactsFolder.Take(arguments.GetValue(_artifacts));
        artifacts.CheckInputs(ownType?.Request is { } request ? [request.Assembly, .. request.Samples] : []);
        var folder = Path.Combine(arguments.GetValue(_results) ?? RecordFolders.OfRuns(), header.Environment.MachineName());
        using var partial = arguments.GetValue(_resume) ? UnfinishedRun.Resume(folder, header, planned) : UnfinishedRun.Start(folder, header, planned);
        partial.Lock.WaitForProcesses(process => output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Waiting for process {process.Id} of the run that was stopped, which still measures.")));
        var expected = RunBeginning.Expected(plan, partial);
        OrLeaveNothing(partial, () => Open(arguments, plan, partial, artifacts, expected, ownType is not null, output));

        StudyFiles? files = null;
        string? finished = null;
        using var interruption = new Interruption(cause =>
        {
            try
            {
                Close(cause, arguments, header, partial, artifacts, finished, output);
            }
            finally
            {
                files?.Dispose(); // The program ends without coming back here.
            }
        });
        OwnedFolder.RemoveLeft();
        using var kept = files = new StudyFiles(interruption.Guard);
        OrSayWhatIsKept(partial, output, () => MeasureRounds(plan.Study, toMeasure, measurement, ownType?.Request, files, partial, artifacts, interruption, new ProgressLines(output, TimeProvider.System, expected), output));
        var record = partial.Assemble();
        UserErrorException? unwritten = null;
        try
        {
            interruption.Guard(() => finished = UnfinishedRun.Finish(partial, record));
        }
        catch (UserErrorException exception)
        {
            unwritten = exception; // The tables are shown all the same.
        }

        var page = RunEnd.WriteFiles(record, finished, UnfinishedRun.FinishedPath(partial.Path), artifacts.Results, versus, output);
        if (unwritten is not null)
            throw unwritten;
        _open.Open(arguments, page, output);
        return ExitCode(RunEnd.WriteFailed(record, output));
    }

    // What a run says before it measures.
    private static void Open(ParseResult arguments, Plan plan, PartialRecord partial, ArtifactsFolder artifacts, TimeSpan? expected, bool isOwnType, TextWriter output)
    {
        if (isOwnType)
            RunBeginning.WriteReasons(output, "n/a", plan.NotTaking.Select(missing => (missing.Serializer, missing.Shown)));
        if (arguments.GetValue(_resume))
            output.WriteLine(RunBeginning.Resumed(partial, plan.Measurements(partial.Header.Settings.Rounds)));
        RunBeginning.Write(plan, partial, artifacts.Results, expected, output);
        RunBeginning.WriteReasons(output, "Left out", Catalog.LeftOut.Select(left => (left.Serializer, left.Reason)));
        RunBeginning.WriteReasons(output, "Not measured", plan.MissingOperations);
        if (_plan.PassedOver(plan.Study, arguments, arguments.GetValue(_quick), isOwnType).ToArray() is { Length: > 0 } passedOver)
            output.WriteLine($"A quick run leaves out what takes long: {string.Join(", ", passedOver)}. Name it to measure it.");
        foreach (var (key, reason) in partial.FailedBefore)
            output.WriteLine($"Trying again: {key}, which failed: {reason}");
    }

    // Measures what is sound.
    private static void MeasureRounds(
        Study study, StudyCase[] toMeasure, MeasurementSettings settings, OwnTypeRequest? ownType, StudyFiles files, PartialRecord partial, ArtifactsFolder artifacts, Interruption interruption, ProgressLines progress, TextWriter output)
    {
        var cases = toMeasure;
        OrLeaveNothing(partial, () => cases = [.. study.Prepare(toMeasure, files, output).Select(@case => @case with { Files = files.Folder })]);
        foreach (var @case in cases.Where(@case => @case.Fault is not null))
        {
            output.WriteLine($"FAILED {@case.Key}, not timed: {@case.Fault}");
            interruption.Guard(() => partial.AddFailed(@case.Key, @case.Fault!, seconds: 0));
        }

        StudyCase[] sound = [.. cases.Where(@case => @case.Fault is null)];
        new RoundRunner(sound, settings, ownType, progress, interruption.Guard).Run(partial, record => RunEnd.WriteSoFar(artifacts.Results, record, output));
    }

    // What an interrupted run says.
    private static void Close(string cause, ParseResult arguments, RunRecord header, PartialRecord partial, ArtifactsFolder artifacts, string? finished, TextWriter output)
    {
        if (finished is not null)
        {
            output.WriteLine($"{cause}. Everything is measured, and {finished} has it; see the tables with report.");
            output.Flush();
            return;
        }

        Interruption.Close(cause, partial, _plan.PickStudies(arguments).Count > 1 ? $"--study {header.Study} and " : "the same command and ", output);
        if (RunEnd.WriteSoFar(artifacts.Results, partial, output)) // After it, because tables of many cases take seconds.
            output.WriteLine($"Tables so far: {RunEnd.PathOfSoFar(artifacts.Results, header.Study)}");
    }

    // A run that cannot go on, such as one whose program was deleted.
    private static void OrSayWhatIsKept(PartialRecord partial, TextWriter output, Action measure)
    {
        try
        {
            measure();
        }
        catch (UserErrorException) when (partial.Measured > 0)
        {
            output.WriteLine($"{Interruption.KeptIn(partial)}.");
            throw;
        }
    }

    // A run that could not begin leaves nothing to go on with.
    private static void OrLeaveNothing(PartialRecord partial, Action begin)
    {
        try
        {
            begin();
        }
        catch (Exception exception) when (partial.Measured == 0 && exception is (UserErrorException or IOException or UnauthorizedAccessException))
        {
            partial.Delete();
            throw;
        }
    }

    private static int ExitCode(bool failed) => failed ? 1 : 0;
}
