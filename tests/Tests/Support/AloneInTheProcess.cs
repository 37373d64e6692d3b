namespace SerializationBenchmarks.Tests.Support;

/// <summary>Tests that change what the whole process shares.</summary>
[CollectionDefinition(nameof(AloneInTheProcess), DisableParallelization = true)]
public class AloneInTheProcess;
