using System.Globalization;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Words what samples hold and the values that are built from them lack: a member without a setter, one that is ignored, or a document
/// of something else. Nothing that is measured later would show it.
/// </summary>
public static class DataLoss
{
    /// <summary>What stands behind the path of a member that the type requires and the samples do not have.</summary>
    public const string Required = " (required)";

    /// <summary>The name of the option that accepts values which lack something that the samples hold.</summary>
    internal const string AllowOption = "--allow-loss";

    private const int MostNamed = 5;

    private const string WholeDocument = "$";

    /// <summary>Says in a sentence what is lost. It holds no data of the user's but members' names, so that it can be recorded.</summary>
    /// <param name="paths">The paths, at least one.</param>
    public static string Describe(string type, IReadOnlyList<string> paths) => string.Join(' ', new[]
    {
        Lost(paths) is { Count: > 0 } lost ? $"The values of {type} do not keep everything that the samples hold: {Name(lost)} lost." : null,
        Missing(paths) is { Count: > 0 } missing ? $"The samples do not hold everything that {type} requires: {Name(missing)} missing." : null,
    }.OfType<string>());

    /// <summary>The paths of what the samples hold, and the values do not.</summary>
    internal static IReadOnlyList<string> Lost(IEnumerable<string> paths) => [.. paths.Where(path => !path.EndsWith(Required, StringComparison.Ordinal))];

    /// <summary>The paths of what the type requires, and the samples do not hold.</summary>
    internal static IReadOnlyList<string> Missing(IEnumerable<string> paths) => [.. paths.Where(path => path.EndsWith(Required, StringComparison.Ordinal)).Select(path => path[..^Required.Length])];

    /// <summary>Says in a sentence of what it is not known whether it is lost.</summary>
    /// <param name="paths">The paths, at least one.</param>
    internal static string DescribeUnchecked(string library, IReadOnlyList<string> paths) => paths.Contains(WholeDocument)
        ? $"It is not checked whether the values keep everything that the samples hold, because {library} does not write them as it reads them."
        : $"It is not checked whether {Name(paths)} kept, because {library} does not write {(paths.Count == 1 ? "it as it reads it" : "them as it reads them")}.";

    /// <summary>Names paths, with the verb.</summary>
    /// <param name="paths">The paths, at least one.</param>
    internal static string Name(IReadOnlyList<string> paths)
    {
        var named = string.Join(", ", paths.Take(MostNamed));
        var rest = paths.Count - MostNamed;
        return rest > 0 ? string.Create(CultureInfo.InvariantCulture, $"{named} and {rest:N0} more are")
            : $"{named} {(paths.Count == 1 ? "is" : "are")}";
    }
}
