using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// Which cases of a round are measured in one process, and the results of those that BenchmarkDotNet has not asked for yet: it knows
/// one process a case.
/// </summary>
internal sealed class TogetherCases
{
    private readonly Dictionary<BenchmarkCase, IReadOnlyList<BenchmarkCase>> _tables = [];

    private readonly Dictionary<BenchmarkCase, ExecuteResult> _results = [];

    /// <summary>Puts the cases of a table together; first calls stay alone, because only one of them would be the first.</summary>
    /// <param name="table">The cases in the order in which they are visited.</param>
    public void AddTable(IReadOnlyList<BenchmarkCase> table)
    {
        BenchmarkCase[] together = [.. table.Where(@case => !@case.Descriptor.Type.IsDefined(typeof(FirstCallAttribute), inherit: false))];
        foreach (var @case in together)
            _tables[@case] = together;
    }

    /// <summary>Keeps a result until it is asked for.</summary>
    /// <param name="case">The case.</param>
    /// <param name="result">What its process would have printed.</param>
    public void AddResult(BenchmarkCase @case, ExecuteResult result) => _results[@case] = result;

    /// <summary>Hands out the result of a case, once; null if it is not known.</summary>
    /// <param name="case">The case.</param>
    public ExecuteResult? TakeResult(BenchmarkCase @case) => _results.Remove(@case, out var result) ? result : null;

    /// <summary>Hands out the cases that are measured together with one, itself among them, once; afterwards each is alone.</summary>
    /// <param name="case">The case.</param>
    public IReadOnlyList<BenchmarkCase> TakeTable(BenchmarkCase @case)
    {
        if (!_tables.TryGetValue(@case, out var table))
            return [@case];
        foreach (var member in table)
            _tables.Remove(member);
        return table;
    }
}
