using System.Reflection;
using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>A case that can be measured.</summary>
/// <param name="Key">What names it.</param>
/// <param name="Contender">The row on the model.</param>
/// <param name="Benchmark">The closed benchmark class.</param>
/// <param name="Method">Its benchmark method.</param>
/// <param name="PayloadBytes">Length of the serialized sample.</param>
public sealed record StudyCase(CaseKey Key, Contender Contender, Type Benchmark, MethodInfo Method, int PayloadBytes);

/// <summary>A named set of cases with its own report.</summary>
public abstract class Study
{
    private static readonly ConditionalWeakTable<Contender, StrongBox<int>> _payloadBytes = [];

    /// <summary>The name on the command line and in file names.</summary>
    public abstract string Name { get; }

    /// <summary>What the study answers, in one line.</summary>
    public abstract string Summary { get; }

    /// <summary>The operations, in the order of tables.</summary>
    public abstract IReadOnlyList<OperationRecord> Operations { get; }

    /// <summary>The cases of an operation on a row and model, or the reason why there is none.</summary>
    /// <param name="operation">The operation.</param>
    /// <param name="contender">The row on the model, with a codec.</param>
    public abstract (IReadOnlyList<StudyCase> Cases, string? WhyNot) Find(OperationRecord operation, Contender contender);

    /// <summary>All studies of this build, found by reflection, the default one first.</summary>
    public static IReadOnlyList<Study> All { get; } =
    [
        .. typeof(Study).Assembly.GetTypes()
            .Where(type => type.IsSubclassOf(typeof(Study)) && !type.IsAbstract)
            .Select(type => (Study)Activator.CreateInstance(type)!)
            .OrderBy(study => study is not Pocos).ThenBy(study => study.Name, StringComparer.Ordinal),
    ];

    /// <summary>The sum of the lengths of the serialized samples, found out once: they may be large.</summary>
    /// <param name="contender">The row on the model, with a codec.</param>
    protected static int PayloadBytesOf(Contender contender) => _payloadBytes.GetValue(
        contender,
        static contender => new StrongBox<int>(contender.Model.Samples.Sum(sample => contender.Codec!.Serialize(contender.Codec.FromModel(sample)).Length))).Value;

    /// <summary>The benchmark method of a class that has one.</summary>
    /// <param name="benchmark">The closed benchmark class.</param>
    protected static MethodInfo MethodOf(Type benchmark) =>
        benchmark.GetMethods().Single(method => method.IsDefined(typeof(BenchmarkAttribute)));
}

/// <summary>The default study: every operation on every row and model.</summary>
public sealed class Pocos : Study
{
    private static readonly Dictionary<string, Type> _operations = typeof(OperationAttribute).Assembly.GetTypes()
        .Where(type => type.IsDefined(typeof(OperationAttribute)))
        .ToDictionary(type => type.Name.Split('`')[0]);

    /// <inheritdoc/>
    public override string Name => "pocos";

    /// <inheritdoc/>
    public override string Summary => "Every operation on every serializer and model.";

    /// <inheritdoc/>
    public override IReadOnlyList<OperationRecord> Operations { get; } =
    [
        .. _operations
            .Select(operation => (Name: operation.Key, Attribute: operation.Value.GetCustomAttribute<OperationAttribute>()!))
            .OrderBy(operation => operation.Attribute.Order)
            .Select(operation => new OperationRecord(operation.Name, operation.Attribute.Title, operation.Attribute.WritesPayload)),
    ];

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? WhyNot) Find(OperationRecord operation, Contender contender)
    {
        var codec = contender.Codec!;
        var open = _operations[operation.Name];
        if (!codec.HasBuffer && open.GetGenericArguments()[0].GetGenericParameterConstraints().Contains(typeof(IBufferCodec)))
            return ([], contender.Serializer.WhyNoBuffer ?? "The row has no way to write into a caller's buffer.");
        var closed = open.MakeGenericType(codec.Type);
        var key = new CaseKey(operation.Name, contender.Serializer.Name, contender.Model.Name);
        return ([new StudyCase(key, contender, closed, MethodOf(closed), PayloadBytesOf(contender))], null);
    }
}
