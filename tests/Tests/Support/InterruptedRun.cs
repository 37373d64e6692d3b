using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A run that was stopped before its end, in a folder of its own.</summary>
internal sealed class InterruptedRun : IDisposable
{
    /// <summary>The run as it would have been: two rounds of three cases.</summary>
    public static readonly RunRecord Finished = RecordFactory.Run(RecordFactory.Case("A", 1, 2), RecordFactory.Case("B", 3, 4), RecordFactory.Case("C", 5, 6)) with { Twins = null };

    /// <summary>What is known of it before anything is measured.</summary>
    public static readonly RunRecord Header = Finished with { Cases = [], Seconds = 0 };

    /// <summary>Its cases.</summary>
    public static readonly CaseKey[] Planned = [.. Finished.Cases.Select(@case => @case.Key)];

    public TemporaryFolder Folder { get; } = new();

    public void Dispose() => Folder.Dispose();

    /// <summary>Writes the run's file, which ends after some of the cases' first rounds, and returns its path.</summary>
    public string Write(int measured)
    {
        using var partial = UnfinishedRun.Start(Folder.Path, Header, Planned);
        foreach (var @case in Finished.Cases.Take(measured))
            Add(partial, @case, 1);
        return partial.Path;
    }

    /// <summary>Adds a round of a case.</summary>
    public static void Add(PartialRecord partial, CaseRecord @case, int round) =>
        partial.Add(@case.Key, @case.PayloadBytes, @case.Rounds[round - 1], 0.25);

    public PartialRecord Resume() => UnfinishedRun.Resume(Folder.Path, Header, Planned);
}
