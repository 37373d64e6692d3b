using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Fresh;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Studies.Fresh;

public class FreshStudyTests
{
    private static readonly FreshStudy _study = (FreshStudy)Study.All.Single(study => study is FreshStudy);

    private static readonly IReadOnlyList<Binding> _bindings = _study.Bind(_study.Models);

    public static IEnumerable<object[]> Bindings =>
        _bindings.Where(binding => binding.Codec is not null && binding.Serializer != EmptyWalk.Info).Select(binding => new object[] { binding.Serializer.Name, binding.Model.Name });

    [Fact]
    public void EveryModelOfTheRepositoryTakesPart()
    {
        string[] missing = [.. Model.BuiltIn.Where(model => _study.Models.All(other => other.Type != model.Type)).Select(model => model.Name)];
        Assert.True(missing is [], $"src/Studies/Values/ValueSource.cs does not say how values of {string.Join(", ", missing)} are drawn.");
    }

    [Fact]
    public void TheFrontPageFindsItsOperations()
    {
        var (write, read) = _study.FreshOperations;
        Assert.Equal(("SerializeFreshFromModel", "DeserializeFreshToModel"), (write.Fresh, read.Fresh));
        Assert.Subset(_study.Operations.Select(operation => operation.Name).ToHashSet(), new HashSet<string> { write.OneValue, write.Fresh, read.OneValue, read.Fresh });
    }

    // Null may come back empty: WithoutNull says where from.
    [Theory]
    [MemberData(nameof(Bindings))]
    [Trait("Category", "AnyPackages")]
    public void EveryValueComesBackFromEverySerializer(string serializer, string model)
    {
        var binding = _bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model);
        Assert.Null(FreshStudy.FirstFault(binding, [.. ValueSource.Of(binding.Model.Type).Take(Thorough.IsAsked ? 1000 : 64), .. ManyValues.Few(binding.Model.Type)]));
    }

    [Fact]
    public void ASerializerThatChangesAValueIsNotTimed()
    {
        var binding = new Binding(EmptyWalk.Info, _study.Models[0], _study.Bind(_study.Models).First(binding => binding.Serializer == EmptyWalk.Info).Codec, null);
        Assert.StartsWith("The round trip changes one of the values: ", FreshStudy.FirstFault(binding, ManyValues.Few(typeof(Tiny))), StringComparison.Ordinal);
    }

    // One that is compiled for several types at a time looks them up with each call.
    [Fact]
    public void CodecsAreThoseOfTheDefaultStudyOrCompiledForTheModelAlone() => Assert.All(
        _study.Bind(_study.Models).Where(binding => binding.Codec is not null),
        binding => Assert.DoesNotContain(binding.Codec!.Type.GenericTypeArguments.SelectMany(argument => argument.GenericTypeArguments.Append(argument)), argument => argument.IsClass));

    [Fact]
    public void AWalkCallsTheCodecOnceForEveryPlaceOfTheOrder()
    {
        var (mixed, oneByOne) = (new SerializeMixed<Counting>(), new SerializeOneByOne<Counting>());
        mixed.Setup();
        oneByOne.Setup();
        Counting.Calls.Clear();
        for (var stretch = 0; stretch < ValueOrder.Long / ValueOrder.Stretch; stretch++)
            mixed.Run();
        Assert.Equal(ValueOrder.Stretch, Counting.Calls.Count);
        Assert.All(Counting.Calls.Values, calls => Assert.Equal(ValueOrder.Long / ValueOrder.Stretch, calls));

        Counting.Calls.Clear();
        oneByOne.Run();
        Assert.Equal([ValueOrder.Stretch], Counting.Calls.Values);
        for (var stretch = 1; stretch < ValueOrder.Stretch; stretch++)
            oneByOne.Run();
        Assert.Equal(ValueOrder.Stretch, Counting.Calls.Count);
        Assert.All(Counting.Calls.Values, calls => Assert.Equal(ValueOrder.Stretch, calls));
    }

    [Theory]
    [InlineData("SerializeOneByOne,DeserializeMixed", "")]
    [InlineData("SerializeFresh", "The 3 samples are too few to be fresh: they stay in the processor's last-level cache of ")]
    [InlineData("SerializeOnce", "There are several samples, and this operation takes one.")]
    public void AUsersSamplesAreMixedAndTooFewToBeFresh(string operations, string reason)
    {
        var answer = BuiltPrograms.Run(["--study", "fresh", .. Contracts.Arguments("Geo.Features", Contracts.Document("places.jsonl")), "--operations", operations, "--serializers", "SystemTextJson", "--quick", "--list"]);
        Assert.Equal(
            reason.Length == 0 ? ["SerializeOneByOne.SystemTextJson.Features", "DeserializeMixed.SystemTextJson.Features"] : [],
            answer.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
        if (reason.Length > 0)
            BuiltPrograms.Run(["--study", "fresh", .. Contracts.Arguments("Geo.Features", Contracts.Document("places.jsonl")), "--operations", operations, "--serializers", "SystemTextJson", "--quick"]).IsUserError(reason);
    }

    private readonly struct Counting : ICodec
    {
        public static readonly Dictionary<object, int> Calls = [];

        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data)
        {
            Calls[data] = Calls.GetValueOrDefault(data) + 1;
            return [];
        }

        public static object Deserialize(byte[] payload) => Tiny.Create();
    }
}
