using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.EndToEnd.Measuring.Processes;

public class WorkerRequestTests
{
    [Fact]
    public void ARequestIsReadAsItWasWritten()
    {
        var study = Study.All[0];
        var plan = Plan.Create(study, study.Operations, [Model.BuiltIn[^1]], [study.Serializers[0]]);
        var request = new WorkerRequest(
            [.. plan.Cases.Select(@case => WorkerRequest.Case.Of(@case.Benchmark, @case.Method))],
            MeasurementSettings.Default,
            OwnType: null);
        var read = WorkerRequest.From(request.ToText());
        Assert.Equal(request.Cases, read.Cases);
        Assert.Equal(request.Settings.OrderSeed, read.Settings.OrderSeed);
    }

    [Fact]
    public void SamplesAreMeasuredWhoseNamesAreLongerThanAnEnvironmentVariableCanBe()
    {
        const int LongestVariable = 128 << 10;
        using var folder = new TemporaryFolder();
        var deep = Directory.CreateDirectory(folder[new string('d', 200)]).FullName;
        string[] samples = [.. Enumerable.Range(0, 500).Select(number => Path.Combine(deep, $"{new string('s', 80)}{number}.json"))];
        Assert.True(samples.Sum(sample => sample.Length) > LongestVariable);
        foreach (var (number, sample) in samples.Index())
            File.WriteAllText(sample, $$"""{ "name": "{{number}}" }""");
        var answer = BuiltPrograms.Measure(
            folder,
            [.. Contracts.Arguments("Shop.Tree", samples), "--quick", "--serializers", "SystemTextJson", "--operations", "SerializeMultiple"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
    }
}
