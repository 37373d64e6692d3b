using System.Reflection;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>A named set of cases with its own report.</summary>
public abstract class Study
{
    /// <summary>The name on the command line and in file names.</summary>
    public abstract string Name { get; }

    /// <summary>What the study answers, in one line.</summary>
    public abstract string Summary { get; }

    /// <summary>The operations, in the order of tables.</summary>
    public abstract IReadOnlyList<OperationRecord> Operations { get; }

    /// <summary>The cases of an operation of a serializer on a model, or the reason why there is none.</summary>
    /// <param name="operation">The operation.</param>
    /// <param name="contender">The serializer on the model, with a codec.</param>
    public abstract (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Contender contender);

    /// <summary>All studies of this build, found by reflection, the default one first.</summary>
    public static IReadOnlyList<Study> All { get; } =
    [
        .. typeof(Study).Assembly.GetTypes()
            .Where(type => type.IsSubclassOf(typeof(Study)) && !type.IsAbstract)
            .Select(type => (Study)Activator.CreateInstance(type)!)
            .OrderBy(study => study is not Pocos).ThenBy(study => study.Name, StringComparer.Ordinal),
    ];

    /// <summary>The benchmark method of a class that has one.</summary>
    /// <param name="benchmark">The closed benchmark class.</param>
    protected static MethodInfo MethodOf(Type benchmark) =>
        benchmark.GetMethods().Single(method => method.IsDefined(typeof(BenchmarkAttribute)));
}
