namespace SerializationBenchmarks.Tests.Support;

/// <summary>Classes that build the same copy of the sources, one after the other: a build goes on from where the one before stopped.</summary>
[CollectionDefinition(nameof(OneSourceCopy))]
public sealed class OneSourceCopy : ICollectionFixture<SourceCopy>;
