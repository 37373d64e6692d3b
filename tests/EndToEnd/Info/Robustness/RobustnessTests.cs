using System.Reflection;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Info.Robustness;

public class RobustnessTests
{
    private static readonly RobustnessSettings _few = new() { Mutants = 500 };

    public static TheoryData<string, string> FormatsAndModels => ByHand.FormatsAndModels;

    [Theory]
    [InlineData(0, Outcome.AcceptedAsSame, null, false, false)]
    [InlineData(1, Outcome.AcceptedAsDifferent, null, false, false)]
    [InlineData(2, Outcome.Rejected, "MalformedPayloadException", false, false)]
    [InlineData(3, Outcome.RejectedWithAnother, "NullReferenceException", false, false)]
    [InlineData(4, Outcome.AcceptedAsSame, null, false, true)]
    [InlineData(5, Outcome.RejectedWithAnother, "OutOfMemoryException", false, true)]
    [InlineData(6, Outcome.AcceptedAsSame, null, true, false)]
    public void EachOutcomeIsTold(byte first, object outcome, string? detail, bool slow, bool overAllocated) => Assert.Equal(
        new Trial((Outcome)outcome, detail, slow, overAllocated),
        new Trier(HostileCodecs.Obedient).Try([first]));

    [Fact]
    public void WhatEndsAChildIsCountedAndTheOthersAreTried()
    {
        // The sample is one byte of zero: each bit flipped is one of the codec's commands.
        var result = RobustnessRun.Try(Property(nameof(HostileCodecs.Deadly)), _few with { Mutants = 0, TimeLimit = TimeSpan.FromSeconds(2) });
        Assert.Equal(new OutcomeCounts { Inputs = 1, Rejected = 1 }, result.Classes[InputClass.Truncation]);
        Assert.Equal(
            new OutcomeCounts { Inputs = 8, Rejected = 1, RejectedWithAnother = 1, AcceptedAsDifferent = 3, Ended = 2, Slow = 1 },
            result.Classes[InputClass.BitFlip]);
        Assert.Equal(
            [
                ("ended the process: exit code 3", "02"),
                ("ended the process: stack overflow", "01"),
                ("took over 1 s", "04"), // It was ended for its time.
                ("NullReferenceException", "10"),
            ],
            result.Examples.Select(example => (example.Outcome, example.Hex!)));
    }

    [Fact]
    public void TooManyEndsLeaveTheRestUntried()
    {
        var result = RobustnessRun.Try(Property(nameof(HostileCodecs.Deadly)), _few with { Mutants = 0, MostEnds = 1 });
        Assert.Equal((1, 7), (result.Classes[InputClass.BitFlip].Ended, result.Classes[InputClass.BitFlip].Untried));
    }

    [Fact]
    public void NeitherFactsNorTablesTellAnInput()
    {
        var result = RobustnessRun.Try(Property(nameof(HostileCodecs.Deadly)), _few with { Mutants = 0, TimeLimit = TimeSpan.FromSeconds(2) });
        var facts = RobustnessFacts.Of(new RobustnessReport(0, 1, [result], []));
        Assert.Equal(["NullReferenceException"], facts.Serializers[0].Exceptions.Select(exception => exception.Type));
        Assert.Equal(HostileInputGrade.EndsTheProcess, facts.Serializers[0].Grade);
        var told = FactsJson.Render(facts) + RobustnessTables.Write(facts);
        Assert.All(result.Examples, example => Assert.DoesNotContain(example.Input, told, StringComparison.Ordinal));
        Assert.DoesNotContain("stack overflow", told, StringComparison.Ordinal);
        Assert.DoesNotContain("\"hex\"", told, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0, 0, true)]
    [InlineData(0, 5, true)]
    [InlineData(1, 0, false)]
    public void WhatAnEarlierTestSawStaysUntilTheseInputsDoAsMuch(int slow, int rejectedWithAnother, bool stays)
    {
        RobustnessFacts FactsOf(OutcomeCounts counts, EarlierTest? earlier) =>
            new(0, 1, ["Tiny"], [new SerializerRobustness("SystemTextJson", "Fake 2.0", counts, []) { Earlier = earlier }]);
        var earlier = new EarlierTest("Fake 1.0", new DateOnly(2026, 11, 28), HostileInputGrade.TakesSeconds, 3);
        var merged = FactsOf(new OutcomeCounts { Inputs = 10, Slow = slow, RejectedWithAnother = rejectedWithAnother }, null).Over(FactsOf(new OutcomeCounts(), earlier));
        Assert.Equal(HostileInputGrade.TakesSeconds, merged.Serializers[0].Grade);
        Assert.Equal(
            stays,
            RobustnessTables.Write(merged).Contains("- earlier: System.Text.Json. These inputs did no such harm, but in an earlier test, of Fake 1.0 on 2026-11-28, 3 inputs took over a second.\n", StringComparison.Ordinal));
    }

    // The last serializer asks for more memory than there is, if the build has it.
    [Fact]
    public void TwoRunsSayTheSame()
    {
        var serializers = string.Join(',', Catalog.Serializers.Select(serializer => serializer.Name).Intersect(["Bson", "GoogleProtobuf", "BebopStruct"]));
        string Tables()
        {
            using StringWriter output = new(), error = new();
            Assert.Equal(0, InfoProgram.Run(["robustness", "--serializers", serializers, "--models", "Complex", "--mutants", "100"], output, error));
            return output.ToString();
        }

        var tables = Tables();
        Assert.Contains("| unbounded memory ", tables, StringComparison.Ordinal);
        Assert.Equal(tables, Tables());
    }

    [Fact]
    public void ASeedMakesTheSameMutantsEachTime()
    {
        byte[][] Create(ulong seed) => [.. Enumerable.Range(0, 100).Select(new Mutants([1, 2, 3, 4], 100, seed).Create)];
        Assert.Equal(Create(1), Create(1));
        Assert.NotEqual(Create(1), Create(2));
        Assert.Equal("01BE0203", Convert.ToHexString(Create(1)[0])); // Elsewhere and later too.
    }

    [Theory]
    [InlineData(0, "FF020304")]
    [InlineData(15, "017F0304")]
    [InlineData(6, "7FFFFFFF")]
    [InlineData(7, "FFFFFF7F")]
    [InlineData(14 + 10, "01FFFFFFFFFFFFFF7F")]
    [InlineData(42 + 11, "010203FFFFFFFF07")]
    public void TheGreatestValuesStandAtEachPlace(int number, string hex)
    {
        var values = new GreatestValues([1, 2, 3, 4]);
        Assert.Equal(4 * 14, values.Count);
        Assert.Equal(hex, Convert.ToHexString(values.Create(number)));
    }

    [Fact]
    public void ARunIsRepeatedAtAPlace() => Assert.Equal([1, 2, 3, 2, 3, 2, 3, 4], new Repetition(1, 2, 3, 2).Insert([1, 2, 3, 4]));

    [Fact]
    public void RepetitionsOfALongPayloadReachAllOfItsPlacesWithinTheirBudget()
    {
        var payload = Enumerable.Range(0, 200).Select(value => (byte)value).ToArray();
        var repetitions = new Repetitions(payload, 1);
        Assert.Equal(Repetitions.Most, repetitions.Count);
        string[] names = [.. Enumerable.Range(0, repetitions.Count).Select(repetitions.Describe)];
        Assert.Distinct(names);
        Assert.Equal(201, names.Where(name => !name.Contains("mutant", StringComparison.Ordinal)).Select(name => name.Split(' ')[^1]).Distinct().Count());
        Assert.Equal(repetitions.Create(999), new Repetitions(payload, 1).Create(999));
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void HandwrittenSerializersHaveNoBadOutcome(string format, string model)
    {
        var binding = ByHand.Of(format, model);
        var trier = new Trier(binding);
        Assert.All(
            HostileInputs.Of(binding, _few.Mutants, _few.Seed),
            input => Assert.Empty(BadOutcome.Of(trier.Try(input.Create())).Select(bad => $"{input.Name}: {bad.Text}")));
    }

    [Fact]
    public void HandwrittenSerializersCountAsExpected()
    {
        string[] arguments = ["robustness", "--serializers", "BebopStructByHand", "--models", "Tiny,Simple,Complex", "--mutants", "500"];
        using StringWriter output = new(), error = new();
        Assert.Equal(0, InfoProgram.Run(arguments, output, error));
        Assert.Contains("[3/3]", error.ToString(), StringComparison.Ordinal);
        Snapshot.Match("robustness.md", output.ToString().Split("\n- Left out: ")[0]);
    }

    private static Subject Property(string name) => Subject.Of(typeof(HostileCodecs).GetProperty(name, BindingFlags.Static | BindingFlags.Public)!);
}
