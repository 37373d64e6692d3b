using System.Reflection;
using Xunit.Sdk;
using Xunit.v3;

[assembly: TestCollectionOrderer(typeof(SerializationBenchmarks.Tests.Support.LongestFirst))]

namespace SerializationBenchmarks.Tests.Support;

/// <summary>
/// Starts with the classes that take longest, so that none of them is left alone at the end: those with a fixture, which builds a copy of the
/// sources, then those with a folder of their own, in which programs run.
/// </summary>
public sealed class LongestFirst : ITestCollectionOrderer
{
    /// <inheritdoc/>
    public IReadOnlyCollection<TTestCollection> OrderTestCollections<TTestCollection>(IReadOnlyCollection<TTestCollection> testCollections)
        where TTestCollection : ITestCollection =>
        [.. testCollections.OrderByDescending(collection => Has(collection, Builds)).ThenByDescending(collection => Has(collection, RunsPrograms))];

    // A collection of one class is named after it: "Test collection for CLASS (id: …)".
    private static bool Has(ITestCollection collection, Predicate<Type> what) =>
        collection.TestCollectionDisplayName.Split(' ').Any(word => typeof(LongestFirst).Assembly.GetType(word) is { } type && what(type));

    private static bool Builds(Type type) =>
        Array.Exists(type.GetInterfaces(), @interface => @interface.IsGenericType && @interface.GetGenericTypeDefinition() == typeof(IClassFixture<>));

    private static bool RunsPrograms(Type type) =>
        Array.Exists(type.GetFields(BindingFlags.Instance | BindingFlags.NonPublic), field => field.FieldType == typeof(TemporaryFolder));
}
