using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Processes;

public class WorkerRequestTests
{
    private const int LongestOnWindows = 32_767;

    [Fact]
    public void TheRequestOfAllOperationsFitsIntoAVariable()
    {
        var study = Study.All[0];
        var plan = Plan.Create(study, study.Operations, [Model.BuiltIn[^1]], [study.Serializers[0]]);
        var request = new WorkerRequest(
            [.. plan.Cases.Select(@case => WorkerRequest.Case.Of(@case.Benchmark, @case.Method))],
            MeasurementSettings.Default,
            OwnType: null);
        var text = request.ToText();
        Assert.InRange(text.Length, 1, LongestOnWindows);

        var read = WorkerRequest.From(text);
        Assert.Equal(request.Cases, read.Cases);
        Assert.Equal(request.Settings.OrderSeed, read.Settings.OrderSeed);
    }
}
