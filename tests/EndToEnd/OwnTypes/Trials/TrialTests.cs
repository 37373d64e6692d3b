using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.EndToEnd.OwnTypes.Trials;

/// <summary>What a stranger's type does to a library ends at most the process that tries it.</summary>
public sealed class TrialTests : IDisposable
{
    private const string Strange = "86399.5"; // How long what is started would sleep.

    private readonly TemporaryFolder _folder = new();
    private readonly OwnDocument _document = new();

    public void Dispose()
    {
        _folder.Dispose();
        _document.Dispose();
    }

    [Fact]
    public void ASerializerThatEndsItsProcessIsNotTakenAndTheOthersAre()
    {
        var answer = _document.Validate("Strange.Node", """{ "children": [{}] }""", "SystemTextJson,NewtonsoftJson,MessagePack,NerdbankMessagePack");
        Assert.Contains("n/a MessagePack on Node: MessagePack ends the process on this value: stack overflow; it refers to itself.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("validated SystemTextJson on Node: ", answer.Output, StringComparison.Ordinal);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
    }

    [Fact]
    public void AGetterThatEndsTheProcessIsToldOfThoseThatCallIt()
    {
        var answer = _document.Validate("Strange.Fatal", """{ "name": "a" }""", "SystemTextJson,NewtonsoftJson");
        Assert.Contains("n/a SystemTextJson on Fatal: SystemTextJson ends the process on this value: stack overflow.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("validated NewtonsoftJson on Fatal: ", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AValueThatCannotBeBuiltIsOneSentence() =>
        _document.Validate("Strange.Bottomless", """{ "depth": 1 }""", "SystemTextJson")
            .IsUserError("Building values of Strange.Bottomless from the samples ends the process: stack overflow; what a setter or a constructor of it calls must come back.");

    [Theory]
    [InlineData("Quitting", "exit code 0")]
    [InlineData("Failing", "exit code 134")]
    public void WhatEndsTheProcessThatBuildsValuesIsOneSentence(string type, string cause)
    {
        Needs.Unix("Windows has other exit codes.");
        _document.Validate($"Strange.{type}", """{ "name": "a" }""", "SystemTextJson")
            .IsUserError($"Building values of Strange.{type} from the samples ends the process: {cause}; what a setter or a constructor of it calls must come back.");
    }

    [Fact]
    public void WhatATypeChoosesForItsProcessComesBeforeWhatASerializerDoes()
    {
        var answer = _document.Validate("Strange.Choosing", """{ "key": "6f9619ff-8b86-d011-b42d-00c04fc964ff" }""", "SystemTextJson,MongoBson");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("validated SystemTextJson on Choosing: ", answer.Output, StringComparison.Ordinal);
        Assert.Contains("validated MongoBson on Choosing: ", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void WhereNothingIsValidTheExitCodeSaysSo()
    {
        var answer = _document.Validate("Strange.Choosing", """{ "key": "6f9619ff-8b86-d011-b42d-00c04fc964ff" }""", "MemoryPack");
        Assert.StartsWith("n/a MemoryPack on Choosing: ", answer.Output, StringComparison.Ordinal);
        answer.EndsWithUserError("Nothing is valid, so that there is nothing to measure; ");
    }

    [Fact]
    public void AThreadThatNeverEndsHoldsUpNothing()
    {
        var answer = _document.Validate("Strange.Haunted", """{ "name": "a" }""", "SystemTextJson");
        Assert.Contains("validated SystemTextJson on Haunted: ", answer.Output, StringComparison.Ordinal);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
    }

    [Fact]
    public void WhatAGetterStartsHoldsUpNothingAndEndsWithItsProcess()
    {
        Needs.Program("sleep");
        var answer = _document.Validate("Strange.Spawning", """{ "name": "a" }""", "SystemTextJson");
        Assert.Contains("validated SystemTextJson on Spawning: ", answer.Output, StringComparison.Ordinal);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.DoesNotContain(Process.GetProcessesByName("sleep"), process => ChildProcesses.WordsOf(process.Id).Contains(Strange, StringComparison.Ordinal));
    }

    [Fact]
    public void WhatNativeCodePrintsIsNoAnswer()
    {
        Needs.Unix("Windows has another library to print with.");
        var answer = _document.Validate("Strange.Noisy", """{ "name": "a" }""", "SystemTextJson,NewtonsoftJson");
        Assert.All(["SystemTextJson", "NewtonsoftJson"], serializer => Assert.Contains($"validated {serializer} on Noisy: ", answer.Output, StringComparison.Ordinal));
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
    }

    [Fact]
    public void AStaticConstructorThatNeverEndsIsWaitedForWithAWordAndNotForEver()
    {
        using var output = new StringWriter { NewLine = "\n" };
        File.WriteAllText(_folder["sample.json"], """{ "name": "a" }""");
        var trials = new OwnTypeTrials(ThisProgram.WordsOf(typeof(MainCommand).Assembly)) { Patience = new Patience(TimeSpan.FromSeconds(0.1), TimeSpan.FromSeconds(1)) };
        var error = Assert.Throws<UserErrorException>(() =>
            trials.Run(new OwnTypeRequest(Contracts.Assembly, "Strange.Endless", [_folder["sample.json"]]), ["SystemTextJson"], LongSteps.OnSamples(output, bytes: 1)));
        Assert.Equal(
            "Building values of Strange.Endless from the samples ends the process: it did not come back within 1 s; what a setter or a constructor of it calls must come back.",
            error.Message);
        Assert.Equal("Waiting for building values of Strange.Endless from the samples…\n", output.ToString());
    }

    [Theory]
    [InlineData("Strange.Tagged", """{ "name": "x" }""", "SystemTextJson,NewtonsoftJson,ProtobufNet")]
    [InlineData("Strange.Menu", """{ "a": { "b": {} } }""", "SystemTextJson,NewtonsoftJson,ProtobufNet")]
    [InlineData("Strange.FreeObject", """{ "data": { "a": [1.0] }, "single": 5 }""", "NewtonsoftJson")]
    [InlineData("Strange.Traced", """{ "name": "a" }""", "SystemTextJson,NewtonsoftJson")]
    public void TypesOfTheirOwnKindAreTaken(string type, string document, string serializers)
    {
        var answer = _document.Validate(type, document, serializers);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("validated NewtonsoftJson on ", answer.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Strange.Account", """{ "id": "1", "version": 7 }""", "NewtonsoftJson,NerdbankMessagePack,MessagePack,ProtobufNet", "Version: expected 7, got 0.")]
    [InlineData("PageOf", """{ "total": 99, "items": ["a"] }""", "SystemTextJson,MessagePack", "Total: expected 99, got 0.")]
    public void WhatASerializerLosesIsNeverTimed(string type, string document, string serializers, string difference)
    {
        var answer = _document.Validate(type, document, serializers);
        Assert.All(serializers.Split(','), serializer => Assert.Contains($"FAILED {serializer} on {type.Split('.')[^1]}, not timed: The round trip changes the sample: {difference}", answer.Output, StringComparison.Ordinal));
        answer.EndsWithUserError("Nothing is valid, so that there is nothing to measure; ");
    }

    [Theory]
    [InlineData("SystemTextJson")]
    [InlineData("SystemTextJson,NewtonsoftJson,MessagePack")]
    public void ASerializerGetsValuesThatNoOtherHasTouched(string serializers)
    {
        File.WriteAllLines(_folder["works.jsonl"], ["""{ "name": "a", "settings": { "retries": 1, "mode": "slow" } }""", """{ "name": "b", "settings": { "retries": 5, "mode": "a long mode" } }""", """{ "name": "c" }"""]);
        var answer = BuiltPrograms.Run(["--validate", "--serializers", serializers, .. Contracts.Arguments("Strange.Work", _folder["works.jsonl"])]);
        Assert.Equal("", answer.Error);
        Assert.Contains("validated SystemTextJson on Work: 160 bytes of JSON", answer.Output, StringComparison.Ordinal);
        Assert.Equal(serializers.Contains("NewtonsoftJson", StringComparison.Ordinal), answer.Output.Contains("FAILED NewtonsoftJson on Work, not timed: Reading another value changes what came back of works.jsonl, line 2: Settings.Retries: expected 5, got 1.", StringComparison.Ordinal));
        Assert.Equal(serializers.Contains("MessagePack", StringComparison.Ordinal), answer.Output.Contains("validated MessagePack on Work: ", StringComparison.Ordinal));
    }

    [Fact]
    public void OnlySelectedSerializersAreTried()
    {
        var answer = _document.Validate("Strange.Node", """{ "children": [{}] }""", "SystemTextJson");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.DoesNotContain("MessagePack", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AValueThatRefersToItselfIsKnown()
    {
        var loop = new List<object>();
        loop.Add(new object[] { "text", loop });
        string[] twice = ["a"];
        Assert.True(ValueCycle.IsIn([1, loop]));
        Assert.False(ValueCycle.IsIn([new object[] { twice, twice, new Dictionary<string, object> { ["a"] = twice } }]));
    }
}
