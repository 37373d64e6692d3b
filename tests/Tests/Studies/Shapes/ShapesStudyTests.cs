using System.Globalization;
using SerializationBenchmarks.Studies.Shapes;

namespace SerializationBenchmarks.Tests.Studies.Shapes;

/// <summary>That the shapes are those of the original study.</summary>
public class ShapesStudyTests
{
    [Fact]
    public void TheShapesHaveTheOriginalsOrder() => Assert.Equal(
        ["Dict", "LargeDict", "DictGroup", "Tuple", "LargeTuple", "LargeFloatTuple", "LargeBooleanTuple", "List", "LargeList", "Complex"],
        new ShapesStudy().Models.Select(model => model.Name));

    [Fact]
    public void TheDictionaryHas28FieldsOfMixedTypes()
    {
        var properties = typeof(Profile).GetProperties();
        Assert.Equal(28, properties.Length);
        Assert.Equal(
            [typeof(int), typeof(string), typeof(DateTime), typeof(long), typeof(bool), typeof(double), typeof(List<string>)],
            properties.Select(property => property.PropertyType).Distinct());
    }

    [Fact]
    public void TheGroupHasThreeDifferentDictionaries()
    {
        var group = DictGroup.Make()[0];
        Assert.Equal([481_230_957, 481_230_958, 481_230_959], group.Select(profile => profile.Id));
    }

    [Fact]
    public void TheLargeShapesHave513Entries()
    {
        Assert.Equal(513, LargeDict.Make()[0].Count);
        Assert.Equal(513, LargeTuple.Make()[0].Length);
        Assert.Equal(513, LargeFloatTuple.Make()[0].Distinct().Count());
        Assert.Equal(513, LargeBooleanTuple.Make()[0].Length);
        Assert.Equal(257, LargeBooleanTuple.Make()[0].Count(value => value));
        Assert.Equal(Enumerable.Range(0, 513), LargeList.Make()[0]);
        Assert.All(LargeDict.Make()[0], entry => Assert.Equal(entry.Value.ToString(CultureInfo.InvariantCulture), entry.Key));
    }

    [Fact]
    public void TheListHasTenListsOfTenListsOfTenIntegersAndNoneTwice()
    {
        var list = NestedList.Make()[0];
        Assert.Equal(10, list.Count);
        Assert.All(list, inner => Assert.Equal(10, inner.Count));
        Assert.All(list.SelectMany(inner => inner), innermost => Assert.Equal(Enumerable.Range(0, 10), innermost));
        Assert.Equal(100, list.SelectMany(inner => inner).ToHashSet(ReferenceEqualityComparer.Instance).Count); // Shared lists would be another study.
    }

    [Fact]
    public void TheSmallTupleHasAListAndANumber()
    {
        var tuple = SmallTuple.Make()[0];
        Assert.Equal((20, 60), (tuple.Values.Count, tuple.Limit));
        Assert.All(tuple.Values, value => Assert.InRange(value, 100_000_000, 999_999_999));
    }

    [Fact]
    public void EveryShapeIsTimedThereAndBack()
    {
        var answer = BuiltPrograms.Run("--study", "shapes", "--list", "--operations", "SerializeAndDeserialize", "--serializers", "SystemTextJson");
        Assert.Equal(
            new ShapesStudy().Models.Select(model => $"SerializeAndDeserialize.SystemTextJson.{model.Name}"),
            answer.Output.ReplaceLineEndings("\n").TrimEnd().Split('\n'));
    }

    [Fact]
    public void WhatALibraryCannotTakeIsNotAvailableWithItsReason()
    {
        var answer = BuiltPrograms.Run("--study", "shapes", "--validate", "--models", "List,LargeList", "--serializers", "ProtobufNet");
        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("n/a ProtobufNet on List: It does not take List<List<List<Int32>>>: Nested or jagged lists, arrays and maps are not supported", answer.Output, StringComparison.Ordinal);
        Assert.Contains("validated ProtobufNet on LargeList: ", answer.Output, StringComparison.Ordinal);
    }
}
