using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Studies;

/// <summary>What holds for every study, found as the program finds them.</summary>
public class StudiesTests
{
    public static TheoryData<string> WithModels => [.. Page.Studies];

    [Theory]
    [MemberData(nameof(WithModels))]
    public void EverythingOfAStudyIsACaseOrUnsupportedWithAReasonAndNothingFails(string name)
    {
        var study = Study.All.Single(study => study.Name == name);
        var models = Few(study);
        var plan = Plan.Create(study, study.Operations, models, study.Serializers);
        Assert.DoesNotContain(plan.Missing, missing => missing.Failed);
        Assert.Distinct(plan.Cases.Select(@case => @case.Key));
        var keys = from operation in study.Operations
                   from binding in study.Bind(models)
                   select new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        Assert.All(keys, key => Assert.True(
            plan.Cases.Any(@case => @case.Key == key)
            != plan.Missing.Any(missing => missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation && missing.Shown.Length > 0)));
        Assert.All(study.Operations, operation => Assert.Contains(plan.Cases, @case => @case.Key.Operation == operation.Name));
        Assert.All(models, model => Assert.Contains(plan.Cases, @case => @case.Key.Model == model.Name));
    }

    [Theory]
    [MemberData(nameof(WithModels))]
    public void TheSamplesOfAStudyAreTheSameInEveryProcess(string name)
    {
        // Made anew they are equal; the seed is written, and no clock or random source without one is asked.
        var study = Study.All.Single(study => study.Name == name);
        Assert.All(study.Bind(Few(study)).Where(binding => binding.Codec is not null), binding =>
            Assert.Equal(binding.Codec!.Serialize(binding.Codec.FromModel(binding.Model.Sample)), binding.Codec.Serialize(binding.Codec.Create())));
    }

    // Models of one type differ in length alone; the longest would take minutes.
    private static Model[] Few(Study study) => [.. study.Models.GroupBy(model => model.Type).SelectMany(models => models.Take(3))];
}
