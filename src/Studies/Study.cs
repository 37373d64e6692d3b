using System.Reflection;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies;

/// <summary>A named set of cases with its own report.</summary>
public abstract class Study
{
    private IReadOnlyList<SerializerInfo>? _serializers;

    /// <summary>The name on the command line and in file names.</summary>
    public abstract string Name { get; }

    /// <summary>What the study answers, in one line.</summary>
    public abstract string Summary { get; }

    /// <summary>Whether a user's type can take the place of the models.</summary>
    public virtual bool TakesOwnType => false;

    /// <summary>Why its cases run on this program's runtime alone, in a sentence; null if they need not.</summary>
    public virtual string? NoRuntimesBecause => null;

    /// <summary>The models, in the order of tables: those of the repository unless the study has its own.</summary>
    public virtual IReadOnlyList<Model> Models => Model.BuiltIn;

    /// <summary>The serializers that can be selected, in the order of tables.</summary>
    public IReadOnlyList<SerializerInfo> Serializers => _serializers ??=
    [
        .. Models.SelectMany(BindersOf).Select(binder => binder.Serializer).Distinct().OrderBy(serializer => serializer.Order),
    ];

    /// <summary>Whether a run that names no serializers measures one: of a library's configurations, the main one, and a stand-in where the library is missing.</summary>
    public virtual bool MeasuresUnnamed(SerializerInfo serializer) =>
        serializer.WayOf is null && (serializer.StandsInFor is not { } library || Catalog.LeftOut.Any(left => left.Serializer == library));

    /// <summary>Whether an earlier main configuration of the same library writes the same bytes.</summary>
    protected static bool FollowsOneOfEqualBytes(SerializerInfo serializer) => Catalog.Serializers.Any(other =>
        other.WayOf is null && other.Order < serializer.Order && (other.LibraryName, other.Format) == (serializer.LibraryName, serializer.Format));

    /// <summary>The models and operations, by name, that a quick run leaves out unless it names them, so that it ends within one and a half minutes on two cores.</summary>
    public virtual IReadOnlyList<string> TakeLong => [];

    /// <summary>The operations, in the order of tables.</summary>
    public abstract IReadOnlyList<OperationRecord> Operations { get; }

    /// <summary>The operations that pictures and short tables show, by name: the first two unless the study says otherwise.</summary>
    public virtual IReadOnlyList<string> ShownOperations => [.. Operations.Take(2).Select(operation => operation.Name)];

    /// <summary>The operations whose ratios stand beside those of the default study; null but for one study.</summary>
    public virtual FreshOperations? FreshOperations => null;

    /// <summary>The cases of an operation of a serializer on a model, or the reason why there is none.</summary>
    public abstract (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding);

    /// <summary>All studies of this build, found by reflection, the default one first.</summary>
    public static IReadOnlyList<Study> All { get; } =
    [
        .. typeof(Study).Assembly.GetTypes()
            .Where(type => type.IsSubclassOf(typeof(Study)) && !type.IsAbstract)
            .Select(type => (Study)Activator.CreateInstance(type)!)
            .OrderBy(study => study is not Pocos).ThenBy(study => study.Name, StringComparer.Ordinal),
    ];

    /// <summary>The study of a record, or null if this build has none of that name.</summary>
    public static Study? Of(RunRecord record) => All.FirstOrDefault(study => study.Name == record.Study);

    /// <summary>
    /// Serializers on some models, those of the study's own namespace among them; on models of this repository every serializer, because
    /// each is validated against all of its format. Elsewhere binding tries the sample, which may be large.
    /// </summary>
    /// <param name="serializers">The serializers that are asked for; null for all.</param>
    public IReadOnlyList<Binding> Bind(IReadOnlyList<Model> models, IReadOnlyList<SerializerInfo>? serializers = null) =>
    [
        .. from model in models
           from binder in BindersOf(model)
           where model.IsBuiltIn || serializers is null || serializers.Contains(binder.Serializer)
           select binder.Bind(),
    ];

    /// <summary>The namespace of the serializers and codecs that only this study has: its own, or that of another study on values of the same type.</summary>
    protected virtual string? CompanionsIn => GetType().Namespace;

    /// <summary>
    /// The serializers and codecs that only this study has on one of its models. A codec may be generic over the model, for several models of one type.
    /// </summary>
    protected virtual IEnumerable<Type> CompanionsOf(Model model) =>
        from type in typeof(Study).Assembly.GetTypes()
        where type.Namespace == CompanionsIn
        let isOfEachModel = type.IsGenericTypeDefinition
            && Array.Exists(type.GetInterfaces(), of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(ICodecOf<,>) && of.GenericTypeArguments[1] == model.Type)
        select isOfEachModel ? type.MakeGenericType(model.ModelType) : type;

    /// <summary>Whether a serializer takes part; all do unless the study says otherwise.</summary>
    protected virtual bool Takes(SerializerInfo serializer) => true;

    /// <summary>As many rounds as all serializers end in within ten minutes on two cores; those of the default study if that is not fewer.</summary>
    protected virtual int MostRounds => int.MaxValue;

    /// <summary>How the study is measured.</summary>
    public virtual MeasurementSettings Adapt(MeasurementSettings settings) => settings with { Rounds = Math.Min(settings.Rounds, MostRounds) };

    /// <summary>Prepares what cases need and what is not timed.</summary>
    /// <exception cref="UserErrorException">A file cannot be written.</exception>
    public virtual IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output) => cases;

    /// <summary>An operation as a report of some models has it.</summary>
    public virtual OperationRecord WithTitleFor(OperationRecord operation, IReadOnlyList<Model> models) => operation;

    private IEnumerable<(SerializerInfo Serializer, Func<Binding> Bind)> BindersOf(Model model) => Catalog
        .BindersOf(model, model.ModelType.Assembly == typeof(Study).Assembly ? [.. CompanionsOf(model)] : null)
        .Where(binder => Takes(binder.Serializer));
}

/// <summary>A case of a study that can be measured.</summary>
public sealed record StudyCase(CaseKey Key, Binding Binding, Type Benchmark, MethodInfo Method, int PayloadBytes) : MeasuredCase(Key, Benchmark, Method, PayloadBytes)
{
    /// <summary>The case that makes the very same call, by which this one is shown where that is measured too; null if there is none.</summary>
    public CaseKey? SameAs { get; init; }

    /// <summary>The case with another class in the place of its own.</summary>
    public StudyCase With(Type benchmark) => this with { Benchmark = benchmark, Method = benchmark.GetMethod(Method.Name)! };

    public override bool IsUsersData => IsUsers(Binding.Model);

    /// <summary>Whether a model is of a user's type, and neither this repository's nor a study's.</summary>
    public static bool IsUsers(Model model) => !model.IsBuiltIn && model.ModelType.Assembly != typeof(StudyCase).Assembly;

    /// <summary>Why it cannot be measured after all, in a sentence, which showed while it was prepared; null if it can.</summary>
    public string? Fault { get; init; }
}

/// <summary>Operations of the default study, and the same on values that are not in the caches, by name.</summary>
public sealed record FreshOperations((string OneValue, string Fresh) Write, (string OneValue, string Fresh) Read);

/// <summary>A study whose records say something else of a serializer than others do, or more.</summary>
public interface IDescribesSerializers
{
    /// <summary>A serializer as a record of the study has it.</summary>
    SerializerRecord Describe(SerializerRecord serializer, Binding binding);
}

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
