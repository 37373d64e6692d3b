using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Passthrough;

namespace SerializationBenchmarks.Tests.Studies;

public class PlanTests
{
    [Fact]
    public void EveryOperationSerializerAndModelIsACaseOrMissingWithAReason()
    {
        var wanted =
            from operation in Study.All[0].Operations
            from binding in Catalog.Bindings
            where Study.All[0].MeasuresUnnamed(binding.Serializer)
            select new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        Assert.All(wanted, key => Assert.Single(
            StudyPlan.Whole.Cases.Where(@case => @case.Key == key).Select(_ => "measured")
                .Concat(StudyPlan.Whole.Missing.Where(missing => missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation).Select(missing => missing.Shown))));
        Assert.Distinct(StudyPlan.Whole.Cases.Select(@case => @case.Key));
    }

    [Fact]
    public void TheSerializersOfATableFollowEachOther()
    {
        var tables = StudyPlan.Whole.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model)).ToArray();
        Assert.Equal(tables.Distinct().Count(), 1 + tables.Zip(tables.Skip(1)).Count(pair => pair.First != pair.Second));
    }

    [Fact]
    public void PayloadSizesAreThoseOfTheSample() => Assert.All(StudyPlan.Whole.Cases, @case =>
        Assert.Equal(@case.Binding.Codec!.Serialize(@case.Binding.Codec.Create()).Length, @case.PayloadBytes));

    [Fact]
    public void EachRoundTripIsToldOfBeforeItIsValidated()
    {
        var study = Study.All[0];
        var told = new List<(string Serializer, int Number, int Count)>();
        Plan.Create(
            study,
            [study.Operations[0]],
            [study.Models[0]],
            [.. study.Serializers.Where(serializer => serializer.Name is "NewtonsoftJson" or "SystemTextJson")],
            begin: (binding, number, count) => told.Add((binding.Serializer.Name, number, count)));
        Assert.Equal(("NewtonsoftJson", 1, told.Count), told[0]);
        Assert.Equal(Enumerable.Range(1, told.Count), told.Select(one => one.Number));
        Assert.Contains("SystemTextJson", told.Select(one => one.Serializer)); // Others that write JSON are compared with them.
    }

    [Fact]
    public void SerializersWhoseDataTypeIsAClassOfTheirOwnAreMarked()
    {
        var takesModel = Catalog.Serializers.ToDictionary(serializer => serializer.Name, serializer => serializer.Traits.TakesModel);
        Assert.True(StudyPlan.Whole.Serializers.Single(serializer => serializer.Name == "GoogleProtobuf").OwnDataType);
        Assert.All(StudyPlan.Whole.Serializers, serializer => Assert.Equal(takesModel[serializer.Name] ? null : true, serializer.OwnDataType));
    }

    [Fact]
    public void NotesAreOfTheModel()
    {
        var study = new PassthroughStudy();
        var plan = Plan.Create(study, study.Operations, study.Models, [.. study.Serializers.Where(serializer => serializer.Name is "NerdbankMessagePack" or "GoogleProtobuf" or "CopyBytes")], null);
        Assert.Equal(["Int32[]", "Double[]", "DateTime[]", "Guid[]", "Guid[]"], plan.Notes!.Select(note => note.Text.Split(' ')[3]));
        Assert.Equal(["Int32s", "Doubles", "Dates", "Guids", "TenGuids"], plan.Notes!.Select(note => note.Model));
        Assert.Equal([null, true, null], plan.Serializers.Select(serializer => serializer.OwnDataType));
    }

    [Fact]
    public void SerializersThatAFilterLeavesNothingOfAreNotInTheTables()
    {
        var plan = StudyPlan.Whole.Keep(@case => @case.Key == new CaseKey("SerializeOnce", "Cbor", "Tiny"));
        Assert.Equal(["Cbor"], plan.Serializers.Select(serializer => serializer.Name));
        Assert.Empty(plan.Missing);
    }

    [Theory]
    [InlineData("GoogleProtobuf#1 MemoryPack#1 NewtonsoftJson#1 SystemTextJson#1", "*")]
    [InlineData("Cbor#1 NewtonsoftJson#1 SystemTextJson#1 SystemTextJsonSourceGen#1", "*.NewtonsoftJson.*", "*.SystemTextJson.*", "*.SystemTextJsonSourceGen.*", "*.Cbor.*")]
    [InlineData("MessagePack#1 NewtonsoftJson#1", "*.NewtonsoftJson.*", "*.MessagePack.*")]
    [InlineData("Cbor#1", "*.Cbor.*")]
    public void FourSerializersFromFastToSlowAreMeasuredTwiceOnEveryModel(string twins, params string[] patterns)
    {
        var plan = StudyPlan.Whole.Named(patterns);
        Assert.All((string[])["Tiny", "Simple", "Complex"], model => Assert.Equal(twins, string.Join(' ', plan.Twins.Where(@case => @case.Key.Model == model).Select(@case => @case.Key.Serializer).Distinct().Order(StringComparer.Ordinal))));
        Assert.Distinct(plan.Twins.Select(@case => @case.Key));
    }

    // Newtonsoft.Json cannot write into a buffer, which is no reason why nothing does.
    [Fact]
    public void AnOperationThatAFilterLeavesOutIsNotMissing()
    {
        var missing = StudyPlan.Whole.Missing.Single(missing => missing is { Serializer: "NewtonsoftJson", Model: "Tiny", Operation: "SerializeToBuffer" });
        Assert.DoesNotContain(missing, StudyPlan.Whole.Named(["SerializeOnce.*.Tiny"]).Missing);
        Assert.Contains(missing, StudyPlan.Whole.Named(["*.Tiny"]).Missing);
    }
}
