using System.Reflection;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The default study: every operation on every serializer and model.</summary>
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
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Contender contender)
    {
        var codec = contender.Codec!;
        var open = _operations[operation.Name];
        if (!codec.HasBuffer && open.GetGenericArguments()[0].GetGenericParameterConstraints().Contains(typeof(IBufferCodec)))
            return ([], contender.Serializer.WhyNoBuffer ?? "The serializer has no way to write into a caller's buffer.");
        var closed = open.MakeGenericType(codec.Type);
        var key = new CaseKey(operation.Name, contender.Serializer.Name, contender.Model.Name);
        return ([new StudyCase(key, contender, closed, MethodOf(closed), codec.Serialize(codec.Create()).Length)], null);
    }
}
