using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.OwnTypes;

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
        new OwnTypeTrials(ThisProgram.WordsOf(typeof(MainCommand).Assembly)).Run(_request, ["SystemTextJson", "MessagePack"], steps);
        OwnType.Load(_request, steps);
        Assert.Equal(
            ["Validating SystemTextJson on IssueEvent (1 of 2)…", "Validating MessagePack on IssueEvent (2 of 2)…", "Reading the samples, 0 MB…", "Building values of IssueEvent and comparing them with the samples…"],
            output.ToString().TrimEnd('\n').Split('\n'));
    }

    [Fact]
    public void InfoSaysWhatItCompressesAndTries()
    {
        using var output = new StringWriter { NewLine = "\n" };
        var own = OwnType.Load(_request, new LongSteps(output, TimeSpan.Zero));
        var serializer = Catalog.Serializers.Single(serializer => serializer.Name == "SystemTextJson");
        SizesReport.Measure([own.Model], [serializer], own.Steps);
        Assert.EndsWith("\nCompressing what SystemTextJson writes…\n", output.ToString(), StringComparison.Ordinal);
        OwnTypeFidelity.Measure(own.Model, [serializer], own.Steps);
        Assert.Contains("\nTrying `int.MinValue` in Issue.Number…\n", output.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void SmallSamplesAreSilent()
    {
        using var output = new StringWriter();
        var steps = LongSteps.OnSamples(output, SampleSet.SizeOf(_request.Samples));
        new OwnTypeTrials(ThisProgram.WordsOf(typeof(MainCommand).Assembly)).Run(_request, ["SystemTextJson"], steps);
        OwnType.Load(_request, steps);
        Assert.Equal("", output.ToString());
    }

    [Fact]
    public void TheSizeIsThatOfAllFiles() =>
        Assert.Equal(
            Directory.GetFiles(Contracts.Document("")).Sum(file => new FileInfo(file).Length),
            SampleSet.SizeOf([Contracts.Document(""), Contracts.Document("none.json")]));

    // With large samples each of these takes seconds.
    [Fact]
    public void ASerializerIsBoundAndValidatedOnce()
    {
        var values = 0;
        var loaded = OwnType.Load(_request);
        var model = EmittedModels.Define(loaded.Model.Type, [Create]);
        Assert.Equal(1, values);
        var bindings = Catalog.BindingsOf([model]);
        Assert.Empty(RoundTripValidation.FindFaults(bindings));
        var validated = values;
        Assert.All(Catalog.BindingsOf([model]).Zip(bindings), pair => Assert.Same(pair.First, pair.Second));
        Assert.Empty(RoundTripValidation.FindFaults(bindings));
        Assert.Equal(validated, values);
        Assert.InRange(validated, 1, bindings.Count(binding => binding.Codec is not null) + 1);

        object Create()
        {
            values++;
            return loaded.Model.Create();
        }
    }

    [Fact]
    public void EveryValueThatIsCreatedIsANewOne()
    {
        var own = OwnType.Load(_request);
        var (first, second) = (own.Model.Create(), own.Model.Create());
        Assert.NotSame(own.Model.Samples[0], first);
        Assert.NotSame(first, second);
        Assert.Null(ModelDiff.FirstDifference(first, second));
    }
}
