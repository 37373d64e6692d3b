using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Benchmarks.Commands;

/// <summary>The merge of an array's shards, as the batch job does it.</summary>
public sealed class SlurmTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AMergedRecordIsNamedAsAWholeRunThatStartedWithItsFirstShard()
    {
        Needs.Bash();
        // The first task to start need not have the first shard.
        WriteShard(1, "2026-02-03-040509", "A");
        WriteShard(2, "2026-02-03-040506", "B");
        File.WriteAllText(_folder["artifacts/slurm/17/count"], "2\n");
        Directory.CreateSymbolicLink(_folder["artifacts/slurm/17/program"], Path.GetDirectoryName(BuiltPrograms.Program("Benchmarks")[1])!);

        var answer = BuiltPrograms.RunAny(_folder.Path, ["bash", Path.Combine(RepositoryRoot.Find(), "cluster", "slurm", "merge.sbatch"), "17"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Equal(
            "To keep it: mkdir -p results/abacus && cp artifacts/slurm/17/record.json results/abacus/2026-02-03-040506-pocos.json",
            answer.Output.TrimEnd().Split('\n')[^1]);
        Assert.Equal(["A", "B"], RecordFile.Read(_folder["artifacts/slurm/17/record.json"]).Cases.Select(@case => @case.Key.Serializer).Order(StringComparer.Ordinal));
    }

    private void WriteShard(int index, string start, string serializer)
    {
        var folder = _folder[$"artifacts/slurm/17/records/{index}/abacus"];
        Directory.CreateDirectory(folder);
        RecordFile.Write(Path.Combine(folder, $"{start}-pocos-{index}-of-2.json"), RecordFactory.Run(RecordFactory.Case(serializer, 1)));
    }
}
