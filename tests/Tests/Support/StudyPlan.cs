using SerializationBenchmarks.Models;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Plans of everything that the default study measures.</summary>
internal static class StudyPlan
{
    /// <summary>All of it.</summary>
    public static Plan Whole { get; } = Create();

    /// <summary>A shard of it, counted from 1.</summary>
    public static Plan Shard(int index, int count) => Create(new Shard(index, count));

    /// <summary>All of it in shards.</summary>
    public static Plan[] Shards(int count) => [.. Enumerable.Range(1, count).Select(index => Shard(index, count))];

    private static Plan Create(Shard? shard = null) =>
        Plan.Create(Study.All[0], Study.All[0].Operations, Model.BuiltIn, [.. Study.All[0].Serializers.Where(Study.All[0].MeasuresUnnamed)], shard);
}
