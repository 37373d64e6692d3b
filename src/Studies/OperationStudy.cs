using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies;

/// <summary>A study of operations, each on every serializer and model: see <see cref="OperationAttribute"/>.</summary>
public abstract class OperationStudy(params IEnumerable<Type> operations) : Study
{
    private readonly Dictionary<string, Type> _operations = operations.ToDictionary(type => type.Name.Split('`')[0]);

    private IReadOnlyList<OperationRecord>? _records;

    public override IReadOnlyList<OperationRecord> Operations => _records ??=
    [
        .. _operations
            .Select(operation => (Name: operation.Key, Attribute: operation.Value.GetCustomAttribute<OperationAttribute>()!))
            .OrderBy(operation => operation.Attribute.Order)
            .Select(operation => new OperationRecord(operation.Name, operation.Attribute.Title, operation.Attribute.WritesPayload)),
    ];

    public override OperationRecord WithTitleFor(OperationRecord operation, IReadOnlyList<Model> models) =>
        AttributeOf(operation).TitleOverSamples is { } title && models.All(model => model.Samples.Count > 1) ? operation with { Title = title } : operation;

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var (open, attribute, codec) = (_operations[operation.Name], AttributeOf(operation), binding.Codec!);
        var hasSeveral = binding.Model.Samples.Count > 1;
        if (attribute.Creates && !binding.Model.HasConstantSample)
            return ([], "The values come from samples, so there is no code that creates them.");
        if (attribute.WithoutConversion is not null && StudyCase.IsUsers(binding.Model))
            return ([], "Every serializer takes your type itself, so nothing is converted.");
        if (hasSeveral && !attribute.TakesEverySample)
            return ([], "There are several samples, and this operation takes one.");
        if (!codec.HasBuffer && open.GetGenericArguments()[0].GetGenericParameterConstraints().Contains(typeof(IBufferCodec)))
            return ([], binding.Serializer.NoBufferBecause ?? "The serializer has no way to write into a caller's buffer.");
        var closed = open.MakeGenericType(codec.Type);
        var method = (hasSeveral ? closed.GetMethod(nameof(SerializeToBuffer<>.RunEach)) : null) ?? closed.GetMethod(nameof(SerializeOnce<>.Run))!;
        var key = new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        var sameAs = attribute.WithoutConversion is { } other && binding.Serializer.Traits.TakesModel ? key with { Operation = other } : null;
        return ([new StudyCase(key, binding, closed, method, checked((int)binding.PayloadBytes)) { SameAs = sameAs }], null);
    }

    private OperationAttribute AttributeOf(OperationRecord operation) => _operations[operation.Name].GetCustomAttribute<OperationAttribute>()!;
}

/// <summary>The default study: every operation on every serializer and model. Other configurations of a library are measured where they are named.</summary>
public sealed class Pocos() : OperationStudy(AllOperations)
{
    /// <summary>The benchmark classes of the repository that no study has for itself.</summary>
    internal static IEnumerable<Type> AllOperations => typeof(OperationAttribute).Assembly.GetTypes().Where(type => type.IsDefined(typeof(OperationAttribute), inherit: false));

    public override string Name => "pocos";

    public override string Summary => "Every operation on every model, with each library in its main configuration. Some have a second one.";

    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) || serializer.IsAlternative;
}

/// <summary>The default study on a user's type in the place of the models.</summary>
public sealed class OwnTypeStudy() : OperationStudy(Pocos.AllOperations)
{
    /// <summary>The study's name.</summary>
    internal const string StudyName = "own-type";

    public override string Name => StudyName;

    public override string Summary => "Your own type, given by --assembly, --type and --sample.";

    public override bool TakesOwnType => true;
}
