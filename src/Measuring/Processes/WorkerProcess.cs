using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>
/// The processes of a round that live at the same time and take turns: those of a model, a process for each serializer, or as many of them as
/// the machine's memory holds. A process whose first call is measured runs with no other beside it, so that nothing else takes the processor; cases
/// with a <see cref="SharedProcess"/> measure themselves, one after the other, and their processes live at the same time.
/// </summary>
/// <param name="IsCalledOnce">Whether a method is called once: because its first call is measured, or because it measures itself.</param>
internal sealed record ProcessGroup(string Name, IReadOnlyList<IReadOnlyList<MeasuredCase>> Processes, bool IsCalledOnce)
{
    /// <summary>How many processes live at a time at most.</summary>
    /// <param name="memory">Bytes of memory that this process may use.</param>
    public static int MostProcesses(long memory, MeasurementSettings settings) => (int)Math.Clamp((memory >> 20) / 2 / settings.ProcessMebibytes, 2, 200);

    /// <summary>Splits the cases of a round.</summary>
    /// <param name="most">How many processes live at a time at most.</param>
    public static IEnumerable<ProcessGroup> Of(IEnumerable<MeasuredCase> cases, Func<MeasuredCase, bool> isCalledOnce, Random random, int most) =>
        from model in cases.GroupBy(@case => @case.Shared is { IsServer: true } server ? server.Name : @case.Key.Model)
        from together in model.GroupBy(@case => !isCalledOnce(@case) || @case.Shared is { IsServer: true } ? model.Key : @case.Shared is { } shared ? $"{model.Key}, {shared.Name}" : null)
        from processes in together.Key is { } name ? InTurn(name, together, isCalledOnce(together.First()), random, most) : Alone(together, random)
        select processes;

    private static IEnumerable<ProcessGroup> InTurn(string name, IEnumerable<MeasuredCase> cases, bool isCalledOnce, Random random, int most)
    {
        var processes = cases.GroupBy(@case => @case.Key.Serializer).Select(IReadOnlyList<MeasuredCase> (process) => [.. process]).ToArray();
        random.Shuffle(processes);
        return new ProcessGroup(name, processes, isCalledOnce).InParts(most);
    }

    /// <summary>Splits it, so that fewer processes live at a time.</summary>
    /// <param name="most">How many at most.</param>
    public IEnumerable<ProcessGroup> InParts(int most)
    {
        var parts = (Processes.Count + most - 1) / most;
        return parts <= 1 ? [this] : Enumerable.Range(0, parts).Select(part => this with { Name = $"{Name} ({part + 1} of {parts})", Processes = [.. Processes.Where((_, place) => place % parts == part)] });
    }

    private static IEnumerable<ProcessGroup> Alone(IEnumerable<MeasuredCase> cases, Random random)
    {
        var shuffled = cases.ToArray();
        random.Shuffle(shuffled);
        return shuffled.Select(@case => new ProcessGroup(@case.Key.ToString(), [[@case]], IsCalledOnce: true));
    }

    /// <summary>How a round shuffles.</summary>
    public static Random RandomOf(MeasurementSettings settings, int round) => new(settings.OrderSeed + round);
}

/// <summary>A <see cref="Worker"/> as its host sees it.</summary>
internal sealed class WorkerProcess : IDisposable
{
    /// <summary>The variable that tells a worker where its cases' files are: a benchmark class, which BenchmarkDotNet creates, gets no arguments.</summary>
    public const string FilesVariable = "SERIALIZATION_BENCHMARKS_FILES";

    private readonly Process _process;

    private readonly Task _told;

    private readonly ChildError _error;

    private readonly Silence _silence;

    private readonly Patience _patience;

    private readonly WorkerAnswer?[] _answers;

    private bool _isReady;

    private string _asked = "";

    /// <summary>Starts a worker as this program was started, or as the cases' program is.</summary>
    public WorkerProcess(IReadOnlyList<MeasuredCase> cases, WorkerRequest request, Patience patience, Action<string> notice)
    {
        (Cases, _patience, _answers) = (cases, patience, new WorkerAnswer?[cases.Count]);
        var start = cases[0].Program is { } program ? Child.StartOf(program, Worker.Role) : Child.StartOf(MeasuringProgram.Assembly, Worker.Role);
        foreach (var (name, value) in request.Settings.Environment)
            start.Environment[name] = value;
        if (cases[0].Files is { } files)
            start.Environment[FilesVariable] = files;
        (_process, _told) = Child.Start(start, request.ToText());
        _error = new ChildError(_process);
        _silence = new Silence(patience, () => notice(_asked), () => _process.Kill(entireProcessTree: true));
    }

    /// <summary>Its number among the system's processes.</summary>
    public int Id => _process.Id;

    /// <summary>What tells it from others; null if it has ended.</summary>
    public ProcessMark? Mark => ProcessMark.Of(_process);

    /// <summary>What it measures.</summary>
    public IReadOnlyList<MeasuredCase> Cases { get; }

    /// <summary>Why the process as a whole failed, in a sentence; null if it did not.</summary>
    public string? Fault { get; private set; }

    /// <summary>Whether something else killed it, which is not its cases' fault.</summary>
    public bool WasKilled { get; private set; }

    /// <summary>Whether it was ended because it said nothing for too long.</summary>
    public bool WasSilent => _silence.WasTooLong;

    /// <summary>Waits until it is ready for its turns, or has failed.</summary>
    public void WarmUp()
    {
        while (!_isReady && Ask(WorkerLine.GoOn, $"{Describe(Cases)} to warm up") is { } answer)
            _isReady = answer == WorkerLine.Ready;
        if (_isReady && Cases[0].Shared?.IsServer != true) // A server's load generator must get the processor beside it.
            TakePriority();
    }

    /// <summary>Gives a case its turn, and waits until that is over.</summary>
    /// <returns>Whether it needs more turns: false when it is measured, and where the process has failed.</returns>
    public bool Turn(int place)
    {
        var line = Ask(place.ToString(CultureInfo.InvariantCulture), Cases[place].Key.ToString());
        if (line == WorkerLine.More)
            return true;
        _answers[place] = line is null ? null : WorkerAnswer.From(line);
        return false;
    }

    /// <summary>What it told of a case that needs no more turns; null if the process failed before.</summary>
    public WorkerAnswer? AnswerOf(int place) => _answers[place];

    /// <summary>Ends it, and what it started, if it has not ended.</summary>
    public void Dispose()
    {
        _silence.Dispose();
        Child.End(_process);
        _process.Dispose();
    }

    // As BenchmarkDotNet does, so that fewer iterations lose the processor, but for its turns alone: what else runs would starve beside the
    // warm-ups. A user who may not has more iterations that do not count.
    private void TakePriority()
    {
        try
        {
            _process.PriorityClass = ProcessPriorityClass.High;
        }
        catch (Exception exception) when (exception is Win32Exception or InvalidOperationException)
        {
            // It is not allowed, or has ended.
        }
    }

    private static string Describe(IReadOnlyList<MeasuredCase> cases) =>
        cases is [var only] ? only.Key.ToString() : $"{cases[0].Key.Serializer} on {string.Join(", ", cases.Select(@case => @case.Key.Model).Distinct())}";

    private string? Ask(string line, string asked)
    {
        if (Fault is not null)
            return null;
        _asked = asked;
        _silence.Begin();
        _told.Wait();
        try
        {
            _process.StandardInput.WriteLine(line);
            _process.StandardInput.Flush();
        }
        catch (IOException)
        {
            // It has ended, and what it said before tells why.
        }

        var answer = _process.StandardOutput.ReadLine();
        _silence.Stop();
        if (answer is not null && !answer.StartsWith(WorkerLine.Failed, StringComparison.Ordinal))
            return answer;
        Child.WaitForEnd(_process);
        var end = new ChildEnd(_process.ExitCode, InTime: true, _error.ToString());
        WasKilled = answer is null && end.WasKilled && !WasSilent;
        Fault = WasSilent ? $"The measuring process was ended, because it said nothing for {NumberText.Duration(_patience.Limit)}; waited for was {asked}."
            : answer is not null ? answer[WorkerLine.Failed.Length..]
            : WasKilled ? $"The measuring process was killed ({end.Cause})."
            : $"The measuring process ended: {end.Cause}.";
        return null;
    }
}
