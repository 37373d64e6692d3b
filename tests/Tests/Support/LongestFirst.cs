using System.Reflection;
using Xunit.Abstractions;

[assembly: TestCollectionOrderer("SerializationBenchmarks.Tests.Support.LongestFirst", "SerializationBenchmarks.Tests")]

namespace SerializationBenchmarks.Tests.Support;

/// <summary>
/// Starts with the classes that take longest, so that none of them is left alone at the end: those with a fixture, which builds a copy of the
/// sources, then those with a folder of their own, in which programs run.
/// </summary>
public sealed class LongestFirst : ITestCollectionOrderer
{
    /// <inheritdoc/>
    public IEnumerable<ITestCollection> OrderTestCollections(IEnumerable<ITestCollection> testCollections) =>
        testCollections.OrderByDescending(collection => Has(collection, Builds)).ThenByDescending(collection => Has(collection, RunsPrograms));

    // A collection of one class is named after it.
    private static bool Has(ITestCollection collection, Predicate<Type> what) =>
        typeof(LongestFirst).Assembly.GetType(collection.DisplayName.Split(' ')[^1]) is { } type && what(type);

    private static bool Builds(Type type) =>
        Array.Exists(type.GetInterfaces(), @interface => @interface.IsGenericType && @interface.GetGenericTypeDefinition() == typeof(IClassFixture<>));

    private static bool RunsPrograms(Type type) =>
        Array.Exists(type.GetFields(BindingFlags.Instance | BindingFlags.NonPublic), field => field.FieldType == typeof(TemporaryFolder));
}
