using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>Whether what is measured was compiled to be fast, as BenchmarkDotNet asks.</summary>
internal static class OptimizedBuild
{
    /// <summary>Checks the assemblies of the cases.</summary>
    /// <param name="cases">The cases, at least one.</param>
    /// <exception cref="UserErrorException">One was built without optimization.</exception>
    public static void Check(IEnumerable<MeasuredCase> cases)
    {
        BenchmarkRunInfo[] runs = [.. cases.Select(@case => BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], ManualConfig.CreateEmpty()))];
        var errors = JitOptimizationsValidator.FailOnError.Validate(new ValidationParameters([.. runs.SelectMany(run => run.BenchmarksCases)], runs[0].Config));
        if (errors.FirstOrDefault(error => error.IsCritical) is { } error)
            throw new UserErrorException($"BenchmarkDotNet refuses to measure: {error.Message.ReplaceLineEndings(" ").Trim()}");
    }
}
