using System.Collections.Concurrent;
using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>All serializers of this build, found by reflection (nothing else lists them), and how they are bound to models.</summary>
public static class Catalog
{
    private const int LongestPath = 100;
    private const int LongestReason = 400;

    private static readonly Type[] _types = typeof(Catalog).Assembly.GetTypes();
    private static readonly SerializerType[] _serializers = SerializerType.FindAll(_types);

    // Static, because a model says everything of a binding to it, and a large sample makes each attempt take seconds.
    private static readonly ConcurrentDictionary<(Type Serializer, Model Model), Binding> _others = new();

    /// <summary>The serializers in the order of tables.</summary>
    public static IReadOnlyList<SerializerInfo> Serializers { get; } = [.. _serializers.Select(serializer => serializer.Info)];

    /// <summary>The serializers that this build lacks because a package could not be restored, each with the reason in a sentence.</summary>
    public static IReadOnlyList<LeftOut> LeftOut { get; } =
    [
        // Written by build/OptionalPackages.targets: the key names the serializer, the value is the reason.
        .. typeof(Catalog).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Where(attribute => attribute.Key.StartsWith("LeftOut:", StringComparison.Ordinal))
            .Select(attribute => new LeftOut(attribute.Key["LeftOut:".Length..], attribute.Value!)),
    ];

    /// <summary>Every serializer on every model of this repository, in the order of tables.</summary>
    public static IReadOnlyList<Binding> Bindings { get; } = [.. _serializers.SelectMany(serializer => Model.BuiltIn.Select(model => Bind(serializer, model, _types)))];

    /// <summary>Every serializer on some models, in the order of tables.</summary>
    /// <param name="models">
    /// Models of this repository or others. Serializers and codecs in the assembly of a model's struct that is not of this
    /// repository take part on that model: see <see cref="IAnyModelSerializer"/> and <see cref="ICodecOf{TSerializer, TModel}"/>.
    /// </param>
    /// <param name="companions">The types in whose place others take part on models that are not of this repository; null for those of the assembly.</param>
    public static IReadOnlyList<Binding> BindingsOf(IReadOnlyList<Model> models, IReadOnlyList<Type>? companions = null) =>
    [
        .. Bindings.Where(binding => models.Contains(binding.Model)),
        .. models.Where(model => !model.IsBuiltIn).SelectMany(model => BindersOf(model, companions)).Select(binder => binder.Bind()),
    ];

    /// <summary>Every serializer on a model, each bound when it is asked for, because samples may be large.</summary>
    /// <param name="model">The model.</param>
    /// <param name="companions">As for <see cref="BindingsOf"/>.</param>
    public static IEnumerable<(SerializerInfo Serializer, Func<Binding> Bind)> BindersOf(Model model, IReadOnlyList<Type>? companions = null)
    {
        if (model.IsBuiltIn)
            return Bindings.Where(binding => binding.Model == model).Select(binding => (binding.Serializer, (Func<Binding>)(() => binding)));
        Type[] types = [.. _types, .. companions ?? (model.ModelType.Assembly.IsDynamic ? [] : TypeLoadContext.LoadableTypes(model.ModelType.Assembly))];
        var known = KnownOutcomes.On(model);
        return SerializerType.FindAll(types)
            .Where(serializer => known is null || known.ContainsKey(serializer.Info.Name))
            .Select(serializer => (serializer.Info, (Func<Binding>)(() => _others.GetOrAdd(
                (serializer.Type, model),
                _ => known is null ? Bind(serializer, model, types, companions is not null) : Known(serializer, model, known[serializer.Info.Name])))));
    }

    /// <summary>Finds out how to build a value of a class that a schema compiler generated.</summary>
    /// <param name="type">A user's type.</param>
    /// <returns>Builds a value of a JSON text; null if no serializer's schema compiler generated the class.</returns>
    public static Func<string, object>? JsonReaderOf(Type type) => GeneratorOf(type)?.JsonReader(type);

    private static SerializerType? GeneratorOf(Type type) => _serializers.FirstOrDefault(serializer => serializer.JsonReader(type) is not null);

    // Outcomes are of samples that are not constant, which a codec of the pair does not take.
    private static Binding Known(SerializerType serializer, Model model, BindingOutcome outcome) =>
        new(serializer.Info, model, outcome.UnsupportedBecause is null ? AnyModelCodecOf(serializer, model) : null, outcome.UnsupportedBecause)
        {
            Note = outcome.Note,
            Known = outcome,
            CodecElsewhere = serializer.Type.IsAssignableTo(typeof(IAnyModelSerializer)) ? () => AnyModelCodecOf(serializer, model) : null,
        };

    private static Codec AnyModelCodecOf(SerializerType serializer, Model model) => Codec.Of(
        (serializer.Type.IsAssignableTo(typeof(IAnyModelBufferSerializer)) ? typeof(AnyModelBufferCodec<,>) : typeof(AnyModelCodec<,>)).MakeGenericType(serializer.Type, model.ModelType));

    // Two routes: a codec written for the pair, which creates the model's constant sample, or takes a study's; else the serializer takes any model.
    private static Binding Bind(SerializerType serializer, Model model, Type[] types, bool ofStudy = false)
    {
        var ofPair = typeof(ICodecOf<,>).MakeGenericType(serializer.Type, model.Type);
        if ((model.HasConstantSample || ofStudy) && types.SingleOrDefault(type => type.IsValueType && type.IsAssignableTo(ofPair)) is { } codec)
            return new Binding(serializer.Info, model, Codec.Of(codec), null) { Note = serializer.NoteOn(model.Type) };
        if (GeneratorOf(model.Type) is { } generator && generator.Info != serializer.Info)
            return Unsupported($"{TypeName.Of(model.Type)} is a generated class of {generator.Info.Name}, and nothing is converted.");
        if (!serializer.Type.IsAssignableTo(typeof(IAnyModelSerializer)))
        {
            return Unsupported(serializer.UnsupportedBecause(model.Type) is { } because ? because
                : serializer.Info.Traits.Code is CodeOrigin.Hand
                ? $"It is handwritten for each model, and has no codec for {model.Name}."
                : $"Its schema or folder lacks {model.Name}.");
        }

        try
        {
            if (serializer.UnsupportedBecause(model.Type) is { } reason)
                return Unsupported(reason);
            var anyModel = AnyModelCodecOf(serializer, model);
            if (!model.IsBuiltIn)
            {
                KnownOutcomes.DocumentsOf(model)?.Prepare();
                var back = anyModel.Deserialize(anyModel.Serialize(anyModel.FromModel(model.Sample)));
                if (HeldJson.RefusalOf(serializer.Info, model, anyModel) is { } refusal)
                    return new Binding(serializer.Info, model, null, refusal);
                return new Binding(serializer.Info, model, anyModel, null) { Note = Join(serializer.NoteOn(model.Type), KeyComparer.NoteOn(model, anyModel.ToModel(back))) };
            }

            return new Binding(serializer.Info, model, anyModel, null) { Note = serializer.NoteOn(model.Type) };
        }
#pragma warning disable CA1031 // Whatever a library throws says why it does not take the type.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            var innermost = Cause.Innermost(exception);
            var help = serializer.Info.Library?.Assembly.GetName().Name is { } library
                ? DerivedClasses.HelpOn(library, [model.Type, .. Parts.AllOf(model.Sample).Select(part => part.GetType())], innermost.Message)
                : "";
            return new Binding(serializer.Info, model, null, new Reason(
                $"It does not take {TypeName.Of(model.Type)}: {Tell(innermost, PlaceOf(serializer.Info, exception))}.{help}",
                $"It does not take {TypeName.Of(model.Type)}: {innermost.GetType().Name}.{help}"));
        }

        static string? Join(string? note, string? other) => note is null || other is null ? note ?? other : $"{note} {other}";
        Binding Unsupported(string because) => new(serializer.Info, model, null, new Reason(because));
    }

    // The first sentence says what is wrong, and at which place; what would help stands behind it, and a place in the library's own words at the end.
    private static string Tell(Exception exception, string place)
    {
        var sentences = exception.Message.ReplaceLineEndings(" ").Trim().Split(". ");
        var text = sentences[0].TrimEnd('.') + place;
        foreach (var sentence in sentences.Skip(1).TakeWhile(sentence => !sentence.StartsWith("Path", StringComparison.Ordinal) && text.Length + sentence.Length <= LongestReason))
            text += $". {sentence.Trim().TrimEnd('.')}";
        return text;
    }

    // The member, where the library says which it was and it is not the depth that it stops at.
    private static string PlaceOf(SerializerInfo serializer, Exception exception)
    {
        for (var cause = exception; cause is not null; cause = cause.InnerException)
        {
            if (serializer.PathOf?.Invoke(cause) is { Length: > 0 and <= LongestPath } path)
                return $", at {path}";
        }

        return "";
    }
}

/// <summary>A struct that implements <see cref="ISerializer"/>, with its static members.</summary>
/// <param name="Type">The struct.</param>
/// <param name="Info"><see cref="ISerializer.Info"/>.</param>
/// <param name="UnsupportedBecause"><see cref="ISerializer.UnsupportedBecause"/>.</param>
/// <param name="NoteOn"><see cref="ISerializer.NoteOn"/>.</param>
/// <param name="JsonReader"><see cref="ISerializer.JsonReader"/>.</param>
internal sealed record SerializerType(
    Type Type,
    SerializerInfo Info,
    Func<Type, string?> UnsupportedBecause,
    Func<Type, string?> NoteOn,
    Func<Type, Func<string, object>?> JsonReader)
{
    /// <summary>Finds the serializers among types, in the order of tables.</summary>
    /// <param name="types">The types.</param>
    public static SerializerType[] FindAll(IEnumerable<Type> types) =>
    [
        .. types
            .Where(type => type.IsValueType && !type.IsGenericTypeDefinition && type.IsAssignableTo(typeof(ISerializer)))
            .Select(Read)
            .OrderBy(serializer => serializer.Info.Order).ThenBy(serializer => serializer.Info.Name, StringComparer.Ordinal),
    ];

    private static SerializerType Read(Type serializer) =>
        (SerializerType)typeof(SerializerType).GetMethod(nameof(ReadMembers), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!
            .MakeGenericMethod(serializer).Invoke(null, null)!;

    private static SerializerType ReadMembers<TSerializer>()
        where TSerializer : ISerializer =>
        new(typeof(TSerializer), TSerializer.Info, TSerializer.UnsupportedBecause, TSerializer.NoteOn, TSerializer.JsonReader);
}
