namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The study that has operations of the default study on values that are not in the caches: README.md has its ratios beside those on one value.</summary>
public interface IFreshOperations
{
    /// <summary>The study's name.</summary>
    string Name { get; }

    /// <summary>Writing, by the names of the operations.</summary>
    (string OneValue, string Fresh) Write { get; }

    /// <summary>Reading, by the names of the operations.</summary>
    (string OneValue, string Fresh) Read { get; }
}
