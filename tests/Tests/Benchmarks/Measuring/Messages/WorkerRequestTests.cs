using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Messages;

public class WorkerRequestTests
{
    private const int LongestOnWindows = 32_767;

    [Fact]
    public void TheRequestOfAWholeTableFitsIntoAVariable()
    {
        var study = Study.All[0];
        var plan = Plan.Create(study, [study.Operations[0]], [Model.BuiltIn[^1]], study.Serializers);
        var request = new WorkerRequest(
            [.. plan.Cases.Select(@case => new WorkerCase(@case.Benchmark.AssemblyQualifiedName!, @case.Method.Name))],
            MeasurementSettings.Default,
            UsualReading: 12.5,
            OwnType: null);
        var variable = request.ToVariable();
        Assert.InRange(variable.Length, 1, LongestOnWindows);

        var read = WorkerRequest.From(variable);
        Assert.Equal(request.Cases, read.Cases);
        Assert.Equal((request.UsualReading, request.Settings.OrderSeed), (read.UsualReading, read.Settings.OrderSeed));
    }
}
