using SerializationBenchmarks.Info;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests.Benchmarks.OwnTypes;

/// <summary>What a large sample takes long for is said; that it is said after a second is left to the timer.</summary>
[Collection(nameof(AloneInTheProcess))] // Fidelity sets the process's time zone.
public sealed class LongStepsTests
{
    private static readonly OwnTypeRequest _request = new(Contracts.Assembly, "IssueEvent", [Contracts.Document("issue-event.json")]);

    [Fact]
    public void EveryStepOfLoadingAndValidatingSaysWhatItDoes()
    {
        using var output = new StringWriter { NewLine = "\n" };
        var steps = new LongSteps(output, TimeSpan.Zero);
        OwnType.Load(_request, steps).Validate();
        var rows = Catalog.Serializers.Select((row, index) => $"Validating {row.Name} on IssueEvent ({index + 1} of {Catalog.Serializers.Count})…");
        Assert.Equal(
            ["Reading the samples, 0 MB…", "Building values of IssueEvent and comparing them with the samples…", .. rows],
            output.ToString().TrimEnd('\n').Split('\n'));
    }

    [Fact]
    public void InfoSaysWhatItCompressesAndTries()
    {
        using var output = new StringWriter { NewLine = "\n" };
        var own = OwnType.Load(_request, new LongSteps(output, TimeSpan.Zero));
        var row = Catalog.Serializers.Single(row => row.Name == "SystemTextJson");
        SizesReport.Measure([own.Model.Entry], [row], own.Steps);
        Assert.EndsWith("\nCompressing what SystemTextJson writes…\n", output.ToString(), StringComparison.Ordinal);
        OwnTypeFidelity.Measure(own.Model, [row], own.Steps);
        Assert.Contains("\nTrying `int.MinValue` in Issue.Number…\n", output.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void SmallSamplesAreSilent()
    {
        using var output = new StringWriter();
        var steps = LongSteps.OnSamples(output, SampleSet.SizeOf(_request.Samples));
        OwnType.Load(_request, steps).Validate();
        Assert.Equal("", output.ToString());
    }

    [Fact]
    public void TheSizeIsThatOfAllFiles() =>
        Assert.Equal(
            Directory.GetFiles(Contracts.Document("")).Sum(file => new FileInfo(file).Length),
            SampleSet.SizeOf([Contracts.Document(""), Contracts.Document("none.json")]));

    // With large samples each of these takes seconds.
    [Fact]
    public void ARowIsFoundOutAndProvenOnce()
    {
        var values = 0;
        var loaded = OwnType.Load(_request);
        var model = OwnModel.Define(loaded.Model.Type, [Create]);
        Assert.Equal(1, values);
        var contenders = Catalog.ContendersOf([model.Entry]);
        Assert.Empty(Proof.FindFaults(contenders));
        var proven = values;
        Assert.All(Catalog.ContendersOf([model.Entry]).Zip(contenders), pair => Assert.Same(pair.First, pair.Second));
        Assert.Empty(Proof.FindFaults(contenders));
        Assert.Equal(proven, values);
        Assert.InRange(proven, 2, contenders.Count(contender => contender.Codec is not null) + 1);

        object Create()
        {
            values++;
            return OwnModel.CreateFirst(loaded.Model.ModelType);
        }
    }

    [Fact]
    public void EveryValueThatIsCreatedIsANewOne()
    {
        var own = OwnType.Load(_request);
        var (first, second) = (OwnModel.CreateFirst(own.Model.ModelType), OwnModel.CreateFirst(own.Model.ModelType));
        Assert.NotSame(own.Model.Samples[0], first);
        Assert.NotSame(first, second);
        Assert.Null(ModelDiff.FirstDifference(first, second));
    }
}
