using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Harness;

/// <summary>
/// The suite's own cases beside the methods of <see cref="HarnessOverhead"/>, which call the libraries directly: what the
/// suite itself costs.
/// </summary>
public sealed class HarnessOverheadStudy : Study
{
    private const string ModelName = nameof(Tiny); // The smallest model: an overhead would weigh most.

    private static readonly Pocos _pocos = new();

    public override string Name => "harness-overhead";

    public override string Summary => "The suite's cases beside methods that call the libraries directly.";

    public override IReadOnlyList<OperationRecord> Operations { get; } =
        [.. _pocos.Operations.Where(operation => Methods().Any(method => method.Name.StartsWith(operation.Name + "_", StringComparison.Ordinal)))];

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var direct = Methods().FirstOrDefault(method => method.Name == $"{operation.Name}_{binding.Serializer.Name}");
        if (direct is null || binding.Model.Name != ModelName)
            return ([], null);
        var (suite, unsupportedBecause) = _pocos.Find(operation, binding);
        return ([.. suite.SelectMany(@case => new[] { Direct(@case, direct), @case })], unsupportedBecause);
    }

    private static StudyCase Direct(StudyCase suite, MethodInfo method) => suite with
    {
        Key = suite.Key with { Serializer = suite.Key.Serializer + " direct" },
        Benchmark = typeof(HarnessOverhead),
        Method = method,
    };

    private static MethodInfo[] Methods() => typeof(HarnessOverhead).GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly);
}
