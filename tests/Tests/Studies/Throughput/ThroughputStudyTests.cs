using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Throughput;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Studies.Throughput;

[Trait("Category", "AnyPackages")]
public class ThroughputStudyTests
{
    private static readonly Study _study = Study.All.Single(study => study is ThroughputStudy);

    public static TheoryData<string> Serializers => [.. _study.Bind(_study.Models).Where(binding => binding.Codec is not null).Select(binding => binding.Serializer.Name)];

    [Theory]
    [InlineData(1, "1")]
    [InlineData(2, "1 2")]
    [InlineData(8, "1 2 4 8")]
    [InlineData(12, "1 2 4 8 12")]
    public void ThreadsAreDoubledUpToAllProcessors(int processors, string threads)
    {
        var operations = ThroughputOperation.All(processors);
        Assert.All(
            operations.GroupBy(operation => operation.Method),
            method => Assert.Equal(threads, string.Join(' ', method.Select(operation => operation.Threads))));
        Assert.Equal(["DeserializeServer", "DeserializeWorkstation", "SerializeServer", "SerializeWorkstation"], operations.Select(operation => operation.Method).Distinct().Order(StringComparer.Ordinal));
        var record = RecordFactory.Run();
        record = record with { Environment = record.Environment with { Cores = processors }, Operations = [.. operations.Reverse().Select(operation => operation.ToRecord()), new OperationRecord("Another", "Somebody else's", true)] };
        Assert.Equal(operations.Reverse(), ThroughputOperation.OfRecord(record));
        Assert.All(operations, operation => Assert.NotNull(typeof(ThroughputCalls<,>).GetMethod(operation.Method)));
        Assert.All(operations.Where(operation => operation.Threads < processors && operation.Threads != Environment.ProcessorCount), operation => Assert.Equal(operation.Threads, operation.ThreadsType.GetProperty("Count")!.GetValue(null)));
    }

    // Several threads with one serializer write and read what one thread does.
    [Theory]
    [MemberData(nameof(Serializers))]
    public void ThreadsDoNotDisturbEachOther(string serializer)
    {
        var binding = _study.Bind(_study.Models).Single(binding => binding.Serializer.Name == serializer);
        var codec = binding.Codec!;
        object[] values = [.. ManyValues.Few(binding.Model.Type)];
        var payloads = Array.ConvertAll(values, value => codec.Serialize(codec.FromModel(value)));
        var wrong = 0;
        using (var team = new ThreadTeam([.. Enumerable.Range(0, 4).Select(thread => (Action<long>)(units =>
        {
            for (var place = thread; place < units; place++)
            {
                var payload = payloads[place % payloads.Length];
                if (!codec.Serialize(codec.Deserialize(payload)).AsSpan().SequenceEqual(payload))
                    Interlocked.Increment(ref wrong);
            }
        }))]))
            team.Run(20 * values.Length);
        Assert.Equal(0, wrong);
    }

    [Fact]
    public void ATeamIsDoneWhenEveryThreadIs()
    {
        var done = new long[3];
        using var team = new ThreadTeam([.. Enumerable.Range(0, done.Length).Select(thread => (Action<long>)(units =>
        {
            Thread.Sleep(10 * thread);
            done[thread] += units;
        }))]);
        team.Run(5);
        Assert.Equal([5, 5, 5], done);
        team.Run(1);
        Assert.Equal([6, 6, 6], done);
    }

    [Fact]
    public void AThreadThatIsWithoutAProcessorIsSeenAndOneThatWaitsForTheOthersIsNot()
    {
        Needs.Unix("Windows counts a thread's time in steps longer than a slice.");
        var milliseconds = 0;
        using var team = new ThreadTeam([_ => { }, _ => Thread.Sleep(milliseconds)]);
        team.Run(1);
        var atOnce = team.Idle;
        milliseconds = 100;
        team.Run(1);
        Assert.True(team.Idle > 90e6 && team.Idle > atOnce, $"{atOnce} and {team.Idle} ns");
    }
}
