using Xunit.Abstractions;

[assembly: TestCollectionOrderer("SerializationBenchmarks.Tests.Support.BuildsFirst", "SerializationBenchmarks.Tests")]

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Starts with the classes that share a fixture, which builds a copy of the sources: they take longest, and the others fit in beside them.</summary>
public sealed class BuildsFirst : ITestCollectionOrderer
{
    /// <inheritdoc/>
    public IEnumerable<ITestCollection> OrderTestCollections(IEnumerable<ITestCollection> testCollections) => testCollections.OrderByDescending(Builds);

    // A collection of one class is named after it.
    private static bool Builds(ITestCollection collection) =>
        typeof(BuildsFirst).Assembly.GetType(collection.DisplayName.Split(' ')[^1]) is { } type
        && Array.Exists(type.GetInterfaces(), @interface => @interface.IsGenericType && @interface.GetGenericTypeDefinition() == typeof(IClassFixture<>));
}
