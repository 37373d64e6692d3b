using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Collections that are the whole of a payload: each type is the samples of a model.</summary>
internal static class CollectionSamples
{
    internal readonly struct Numbers : IStudySamples<List<int>>
    {
        public static IReadOnlyList<List<int>> Make() => [[1, 0, -1]];
    }

    internal readonly struct Counts : IStudySamples<Dictionary<string, int>>
    {
        public static IReadOnlyList<Dictionary<string, int>> Make() => [new() { ["one"] = 1, ["none"] = 0 }];
    }

    internal readonly struct Words : IStudySamples<string[]>
    {
        public static IReadOnlyList<string[]> Make() => [["one", ""]];
    }
}
