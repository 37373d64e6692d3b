using Xunit.Abstractions;

[assembly: TestCollectionOrderer("SerializationBenchmarks.Tests.Support.BuildsFirst", "SerializationBenchmarks.Tests")]

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Starts with the classes that build copies of the sources: they take longest, and the others fit in beside them.</summary>
public sealed class BuildsFirst : ITestCollectionOrderer
{
    /// <inheritdoc/>
    public IEnumerable<ITestCollection> OrderTestCollections(IEnumerable<ITestCollection> testCollections) =>
        testCollections.OrderByDescending(collection => collection.DisplayName.Contains(".Packages.", StringComparison.Ordinal));
}
