using System.Reflection;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Harness;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Floor;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies;

public sealed class PlanTests : IDisposable
{
    private static readonly Plan _whole = CreatePlan();

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EveryGenericBenchmarkClassIsAnOperationOfTheDefaultStudy()
    {
        var classes = typeof(Operation<>).Assembly.GetTypes()
            .Where(type => type.IsGenericTypeDefinition && !type.IsAbstract && type.GetMethods().Any(method => method.IsDefined(typeof(BenchmarkAttribute))));
        Assert.Equal(
            classes.OrderBy(type => type.GetCustomAttribute<OperationAttribute>()?.Order).Select(type => type.Name.Split('`')[0]),
            Study.All[0].Operations.Select(operation => operation.Name));
        Assert.Equal(
            ["SerializeOnce", "SerializeMultiple", "DeserializeOnce", "DeserializeMultiple", "CreateAndSerialize", "CreateAndSerializeAndDeserialize", "SerializeToBuffer"],
            Study.All[0].Operations.Select(operation => operation.Name));
    }

    [Fact]
    public void StudiesHaveNamesOfTheirOwnAndTheDefaultOneIsFirst()
    {
        Assert.Equal("pocos", Study.All[0].Name);
        Assert.Distinct(Study.All.Select(study => study.Name));
        Assert.Contains("harness-overhead", Study.All.Select(study => study.Name));
    }

    [Fact]
    public void EveryOperationRowAndModelIsACaseOrMissingWithAReason()
    {
        var wanted =
            from operation in Study.All[0].Operations
            from binding in Catalog.Bindings
            select new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        Assert.All(wanted, key => Assert.Single(
            _whole.Cases.Where(@case => @case.Key == key).Select(_ => "measured")
                .Concat(_whole.Missing.Where(missing => missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation).Select(missing => missing.Reason.Text))));
        Assert.Distinct(_whole.Cases.Select(@case => @case.Key));
    }

    [Fact]
    public void TheRowsOfATableFollowEachOther()
    {
        var tables = _whole.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model)).ToArray();
        Assert.Equal(tables.Distinct().Count(), 1 + tables.Zip(tables.Skip(1)).Count(pair => pair.First != pair.Second));
    }

    [Fact]
    public void PayloadSizesAreThoseOfTheSample() => Assert.All(_whole.Cases, @case =>
        Assert.Equal(@case.Binding.Codec!.Serialize(@case.Binding.Codec.Create()).Length, @case.PayloadBytes));

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(4)]
    [InlineData(7)]
    [InlineData(100)]
    public void ShardsTogetherHoldEveryCaseOnce(int count)
    {
        var shards = Shards(count);
        Assert.Equal(
            _whole.Cases.Select(@case => @case.Key.ToString()).Order(StringComparer.Ordinal),
            shards.SelectMany(shard => shard.Cases).Select(@case => @case.Key.ToString()).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ShardsDoNotSplitTables()
    {
        var owners = Shards(4).SelectMany((shard, index) => shard.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model, index))).Distinct();
        Assert.Distinct(owners.Select(owner => (owner.Operation, owner.Model)));
    }

    [Fact]
    public void MergedShardsAreOneRunInTheSameOrder()
    {
        var paths = WriteShards(RecordFactory.Of);
        Array.Reverse(paths);
        var answer = Programs.Run(["merge", .. paths, "--output", _folder["merged.json"]]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));

        var merged = RecordFile.Read(_folder["merged.json"]);
        var whole = RecordFactory.Of(_whole);
        Assert.Equal(whole.Cases.Select(@case => @case.Key), merged.Cases.Select(@case => @case.Key));
        Assert.Equal(whole.Operations, merged.Operations);
        Assert.Equal(whole.Models, merged.Models);
        Assert.Equal(whole.Serializers, merged.Serializers);
        Assert.Equal(whole.Missing.OrderBy(missing => missing.ToString()), merged.Missing.OrderBy(missing => missing.ToString()));
        Assert.Equal(4 * whole.Seconds, merged.Seconds);
    }

    public static TheoryData<string, string> Unlike => new()
    {
        { "machine", "the processor is Transputer instead of Abacus 3000" },
        { "code", "the suite was built from other code" },
        { "settings", "they were measured with other settings" },
        { "study", "one is of the study pocos, the other of other" },
        { "twice", "both hold the case " },
    };

    [Theory]
    [MemberData(nameof(Unlike))]
    public void UnlikeShardsAreNotMerged(string what, string difference)
    {
        var paths = WriteShards(plan => RecordFactory.Of(plan));
        var last = RecordFile.Read(paths[^1]);
        RecordFile.Write(paths[^1], what switch
        {
            "machine" => last with { Environment = last.Environment with { Cpu = "Transputer" } },
            "code" => last with { Environment = last.Environment with { Build = "other" } },
            "settings" => last with { Settings = last.Settings with { Rounds = 5 } },
            "study" => last with { Study = "other" },
            _ => RecordFile.Read(paths[0]),
        });
        Programs.Run(["merge", .. paths, "--output", _folder["merged.json"]]).IsUserError(difference);
        Assert.False(File.Exists(_folder["merged.json"]));
    }

    [Fact]
    public void MergeDoesNotOverwrite()
    {
        var paths = WriteShards(RecordFactory.Of);
        var before = File.ReadAllBytes(paths[0]);
        Programs.Run(["merge", .. paths, "--output", paths[0]]).IsUserError("exists; name a file that does not");
        Assert.Equal(before, File.ReadAllBytes(paths[0]));
    }

    [Theory]
    [InlineData("1/1", 1, 1)]
    [InlineData("3/4", 3, 4)]
    [InlineData("999/999", 999, 999)]
    public void AShardIsParsed(string text, int index, int count) => Assert.Equal(new Shard(index, count), Shard.Parse(text));

    [Fact]
    public void NoTextIsNoShard() => Assert.Null(Shard.Parse(null));

    [Theory]
    [InlineData("")]
    [InlineData("1")]
    [InlineData("0/4")]
    [InlineData("5/4")]
    [InlineData("1/0")]
    [InlineData("-1/4")]
    [InlineData("1/1000")]
    [InlineData("1 / 4")]
    [InlineData("1/4/4")]
    [InlineData("1/4\n")]
    [InlineData("٣/٤")]
    public void AWrongShardIsOneSentence(string text) => Assert.Equal(
        $"--shard is \"{text}\"; write i/n with i from 1 to n and n up to 999, for example 1/4.",
        Assert.Throws<UserErrorException>(() => Shard.Parse(text)).Message);

    [Fact]
    public void ListPrintsThePlansCasesOneALine() => Assert.Equal(
        (0, Lines(_whole), ""),
        Values(Programs.Run("--list")));

    [Fact]
    public void ListPrintsWhatIsSelectedByNameInAnyCase()
    {
        var answer = Programs.Run("--list", "--serializers", "floor,SystemTextJson", "--models", "Simple", "--models", "tiny", "--operations", "deserializeonce");
        Assert.Equal(
            "DeserializeOnce.SystemTextJson.Tiny\nDeserializeOnce.Floor.Tiny\nDeserializeOnce.SystemTextJson.Simple\nDeserializeOnce.Floor.Simple\n",
            answer.Output.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void ListPrintsAShard() =>
        Assert.Equal((0, Lines(Shards(4)[2]), ""), Values(Programs.Run("--list", "--shard", "3/4")));

    [Fact]
    public void FilterMatchesTheNamesThatListPrints()
    {
        var names = Programs.Run("--list").Output.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.All(names.Chunk(50).Select(chunk => chunk[0]), name => Assert.Equal((0, name + Environment.NewLine, ""), Values(Programs.Run("--list", "--filter", name))));
        Assert.Equal(names.Where(name => name.StartsWith("SerializeOnce.", StringComparison.Ordinal) && name.EndsWith(".Tiny", StringComparison.Ordinal)), Filtered("SerializeOnce.*.Tiny"));
    }

    [Theory]
    [InlineData("*Floor*", 21)]
    [InlineData("serializeonce.floor.*", 3)]
    [InlineData("SerializeOnce.Floor.T?ny", 1)]
    [InlineData("*ializeOnce.Floor.Tiny", 2)]
    public void PatternsAreBenchmarkDotNetsGlobs(string pattern, int count)
    {
        var names = Filtered(pattern);
        Assert.Equal(count, names.Length);
        Assert.All(names, name => Assert.Contains("Floor", name, StringComparison.Ordinal));
    }

    [Fact]
    public void SeveralPatternsTakeWhatAnyOfThemMatches() =>
        Assert.Equal(["SerializeOnce.Floor.Tiny", "DeserializeOnce.Floor.Simple"], Filtered("DeserializeOnce.Floor.Simple", "SerializeOnce.Floor.Tiny"));

    [Fact]
    public void APatternForAnotherShardIsNoMistake()
    {
        var answers = Enumerable.Range(1, 3).Select(index => Programs.Run("--list", "--shard", $"{index}/3", "--filter", "SerializeOnce.Floor.Tiny")).ToArray();
        Assert.Equal([(0, ""), (0, ""), (0, "")], answers.Select(answer => (answer.ExitCode, answer.Error)));
        Assert.Equal("SerializeOnce.Floor.Tiny", string.Concat(answers.Select(answer => answer.Output)).TrimEnd());
    }

    [Fact]
    public void BenchmarkDotNetsOtherFiltersAreAsTheyWere() =>
        Assert.Equal((0, "", ""), Values(Programs.Run("--list", "--filter", "*Floor*", "--anyCategories", "none")));

    [Fact]
    public void ListPrintsATree()
    {
        var answer = Programs.Run("--list", "tree", "--filter", "SerializeOnce.*Json.*", "DeserializeOnce.Floor.Tiny", "--models", "Tiny,Simple");
        Assert.Equal(
            """
            SerializeOnce
             ├─NewtonsoftJson
             │  ├─Tiny
             │  └─Simple
             └─SystemTextJson
                ├─Tiny
                └─Simple
            DeserializeOnce
             └─Floor
                └─Tiny

            """.ReplaceLineEndings("\n"),
            answer.Output.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void ListIsFlatIfNothingElseIsAskedFor()
    {
        var flat = Programs.Run("--list", "flat", "--models", "Tiny").Output;
        Assert.Equal(flat, Programs.Run("--list", "--models", "Tiny").Output);
        Assert.Equal(flat, Programs.Run("--models", "Tiny", "--list").Output);
        Assert.Equal(flat, Programs.Run("--list=flat", "--models", "Tiny").Output);
        Assert.Equal(flat, Programs.Run("--filter", "*.Tiny", "--list").Output);
    }

    [Fact]
    public void RowsThatAFilterLeavesNothingOfAreNotInTheTables()
    {
        var plan = _whole.Keep(@case => @case.Key == new CaseKey("SerializeOnce", "Floor", "Tiny"));
        Assert.Empty(plan.Serializers);
        Assert.Empty(plan.Missing);
    }

    [Fact]
    public void ValidateValidatesEverySerializerOnEveryModel()
    {
        var answer = Programs.Run("--validate");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.All(Catalog.Bindings.Where(binding => binding.Codec is not null), binding => Assert.Contains(
            $"validated {binding.Serializer.Name} on {binding.Model.Name}: {binding.Codec!.Serialize(binding.Codec.Create()).Length} bytes of {binding.Serializer.Format}{Environment.NewLine}",
            answer.Output,
            StringComparison.Ordinal));
        Assert.All(Catalog.LeftOut, left => Assert.Contains($"left out {left.Serializer}: {left.Reason}", answer.Output, StringComparison.Ordinal));
    }

    [Fact]
    public void HarnessOverheadPairsDirectMethodsWithTheSuitesCases()
    {
        var answer = Programs.Run("--list", "--study", "harness-overhead");
        var lines = answer.Output.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.Equal(0, answer.ExitCode);
        Assert.All(lines.Chunk(2), pair => Assert.Equal(pair[0], pair[1].Insert(pair[1].LastIndexOf('.'), ", direct")));
        Assert.Contains("SerializeOnce.SystemTextJsonSourceGen, direct.Tiny", lines);
        Assert.Contains("SerializeOnce.BebopStructByHand, direct.Tiny", lines);

        var rows = Catalog.Serializers.Select(serializer => serializer.Name).ToHashSet();
        var methods = typeof(HarnessOverhead).GetMethods().Where(method => method.IsDefined(typeof(BenchmarkAttribute)) && rows.Contains(method.Name.Split('_')[1]));
        Assert.Equal(2 * methods.Count(), lines.Length);
    }

    private static Plan CreatePlan(Shard? shard = null) =>
        Plan.Create(Study.All[0], Study.All[0].Operations, Model.BuiltIn, [.. Catalog.Serializers, CopyFloor.Info], shard);

    private static Plan[] Shards(int count) => [.. Enumerable.Range(1, count).Select(index => CreatePlan(new Shard(index, count)))];

    private string[] WriteShards(Func<Plan, RunRecord> measure) =>
    [
        .. Shards(4).Select((shard, index) =>
        {
            var path = _folder[$"{index + 1}.json"];
            RecordFile.Write(path, measure(shard));
            return path;
        }),
    ];

    private static string[] Filtered(params string[] patterns) =>
        Programs.Run(["--list", "--filter", .. patterns]).Output.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);

    private static string Lines(Plan plan) => string.Concat(plan.Cases.Select(@case => @case.Key + Environment.NewLine));

    private static (int, string, string) Values(Answer answer) => (answer.ExitCode, answer.Output, answer.Error);
}
