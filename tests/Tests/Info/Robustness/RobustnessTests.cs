using System.Reflection;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Formats;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info.Robustness;

[Trait("Category", "AnyPackages")]
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
        Assert.Equal(new ClassCounts(InputClass.Truncation) { Inputs = 1, Rejected = 1 }, result.Classes[0]);
        Assert.Equal(
            new ClassCounts(InputClass.BitFlip) { Inputs = 8, Rejected = 1, RejectedWithAnother = 1, AcceptedAsDifferent = 3, Ended = 2, Slow = 1 },
            result.Classes[1]);
        Assert.Equal(
            [
                ("ended the process: exit code 3", "02"),
                ("ended the process: stack overflow", "01"),
                ("took over 1 s", "04"), // It was ended for its time.
                ("NullReferenceException", "10"),
            ],
            result.Examples.Select(example => (example.Outcome, example.Hex!)));
        Assert.Equal("Nobody described this format in src/Info/Robustness/Formats.", result.Classes[(int)InputClass.Length].WhyNone);
    }

    [Fact]
    public void TooManyEndsLeaveTheRestUntried()
    {
        var result = RobustnessRun.Try(Property(nameof(HostileCodecs.Deadly)), _few with { Mutants = 0, MostEnds = 1 });
        Assert.Equal((1, 7), (result.Classes[1].Ended, result.Classes[1].Untried));
    }

    [Fact]
    public void ExamplesLoseWhatTheirOutcomeDoesNotNeed() => Assert.Equal(
        [3],
        Shrinker.Shrink(new Trier(HostileCodecs.Obedient), [3, 1, 2, 3, 4], "NullReferenceException"));

    [Fact]
    public void ExamplesLoseWhatAZeroedCountHeld() => Assert.Equal(
        [0, 7],
        Shrinker.Shrink(new Trier(HostileCodecs.Counting), [3, 9, 9, 9, 7], "NullReferenceException"));

    // The last serializer asks for more memory than there is, if the build has it.
    [Fact]
    public void TwoRunsSayTheSame()
    {
        var serializers = string.Join(',', Catalog.Serializers.Select(serializer => serializer.Name).Intersect(Thorough.Of(["Bson", "GoogleProtobuf", "BebopStruct"], 1)));
        string Tables()
        {
            using StringWriter output = new(), error = new();
            Assert.Equal(0, InfoProgram.Run(["robustness", "--serializers", serializers, "--models", "Complex", "--mutants", "100"], output, error));
            return output.ToString();
        }

        var tables = Tables();
        Assert.Contains("| allocated too much ", tables, StringComparison.Ordinal);
        Assert.Equal(tables, Tables());
    }

    [Fact]
    public void ASeedMakesTheSameMutantsEachTime()
    {
        byte[][] Mutants(ulong seed) => [.. Mutator.CreateInputs([1, 2, 3, 4], 100, seed).Select(input => input.Create())];
        Assert.Equal(Mutants(1), Mutants(1));
        Assert.NotEqual(Mutants(1), Mutants(2));
        Assert.Equal("01BE0203", Convert.ToHexString(Mutants(1)[0])); // Elsewhere and later too.
    }

    [Theory]
    [InlineData("JSON", "Complex", 0)]
    [InlineData("Protocol Buffers", "Tiny", 0)]
    [InlineData("Protocol Buffers", "Complex", 17)]
    [InlineData("MessagePack", "Complex", 19)]
    [InlineData("MessagePack maps", "Complex", 41)]
    [InlineData("MessagePack with extensions", "Complex", 19)]
    [InlineData("CBOR", "Complex", 41)]
    [InlineData("BSON", "Complex", 12)]
    [InlineData("BSON of MongoDB", "Complex", 12)]
    [InlineData("Bebop message", "Tiny", 1)]
    [InlineData("Bebop message", "Complex", 9)]
    [InlineData("Bebop struct", "Complex", 5)]
    [InlineData("MemoryPack", "Complex", 13)]
    [InlineData("Fory", "Complex", 5)]
    [InlineData("Avro", "Complex", 15)]
    [InlineData("Orleans", "Complex", 9)]
    [InlineData("FlatBuffers", "Tiny", 2)]
    [InlineData("FlatBuffers", "Complex", 11)]
    [InlineData("FlatBuffers (Google)", "Tiny", 2)]
    [InlineData("FlatBuffers (Google)", "Complex", 11)]
    public void EveryLengthIsFound(string format, string model, int lengths) => Assert.Equal(
        lengths,
        WireFormat.Of(format).FindLengths(Model.BuiltIn.Single(entry => entry.Name == model).Type, WireFormatPage.Bytes(format, model)).Count());

    [Fact]
    public void EveryFormatIsDescribed()
    {
        var unknown = Catalog.Serializers
            .Select(serializer => serializer.Format).Distinct()
            .Where(format => format != "none" && WireFormat.Of(format) is { WhyNoNesting: { } why } described && described.WhyNoLengths == why)
            .ToArray();
        Assert.True(
            unknown is [],
            $"Nobody described what there is to attack in {string.Join(", ", unknown)}: write a class with [Describes] in src/Info/Robustness/Formats, or add the name to the one of a format that is laid out like it.");
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
        string[] arguments = ["robustness", "--serializers", "BebopMessageByHand,BebopStructByHand", "--models", "Tiny,Simple,Complex", "--mutants", "500"];
        using StringWriter output = new(), error = new();
        Assert.Equal(0, InfoProgram.Run(arguments, output, error));
        Assert.Contains("[6/6]", error.ToString(), StringComparison.Ordinal);
        Snapshot.Match("robustness.md", output.ToString().Split("\n- Left out: ")[0]);
    }

    [Theory]
    [InlineData("", "(no bytes)")]
    [InlineData("0102", "0102")]
    [InlineData("0791919191919191919191919191919191919191C0", "07 (91 × 19) C0")]
    public void RepeatedBytesAreWrittenOnce(string hex, string text) => Assert.Equal(text, HexText.Write(Convert.FromHexString(hex)));

    private static Subject Property(string name) => Subject.Of(typeof(HostileCodecs).GetProperty(name, BindingFlags.Static | BindingFlags.Public)!);
}
