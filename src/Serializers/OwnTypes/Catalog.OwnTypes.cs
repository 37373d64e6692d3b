namespace SerializationBenchmarks.Serializers;

public static partial class Catalog
{
    /// <summary>Every row on some models, in the order of tables.</summary>
    /// <param name="models">
    /// Models of this repository or users' types. Rows and codecs in the assembly of a struct that a user wrote take part on
    /// that model: see <see cref="ICodeFirstSerializer"/> and <see cref="ICodecOf{TSerializer, TModel}"/>.
    /// </param>
    public static IReadOnlyList<Contender> ContendersOf(IReadOnlyList<ModelEntry> models) =>
    [
        .. Contenders.Where(contender => models.Contains(contender.Model)),
        .. from model in models
           where model.Own is not null
           from row in OwnContenders(model)
           select row.Find(),
    ];

    /// <summary>Every row on a user's type, each found out when it is asked for, because samples may be large.</summary>
    /// <param name="model">The user's type.</param>
    internal static IEnumerable<(SerializerInfo Serializer, Func<Contender> Find)> OwnContenders(ModelEntry model) => RowsOn(model)
        .Select(row => (row.Row.Info, (Func<Contender>)(() => model.Own!.ContenderOf(row.Type, () => FindOwnContender(row.Type, row.Row, model)))));

    /// <summary>Finds out how to build a value of a class that a schema compiler generated.</summary>
    /// <param name="type">A user's type.</param>
    /// <returns>Builds a value of a JSON text; null if no row's schema compiler generated the class.</returns>
    public static Func<string, object>? JsonReaderOf(Type type) => GeneratorOf(type)?.JsonReader(type);

    private static Row? GeneratorOf(Type type) => _rows.Select(row => row.Row).FirstOrDefault(row => row.JsonReader(type) is not null);

    internal static IReadOnlyList<Codec> OthersThanFloor(ModelEntry model)
    {
        // A payload that lost something is no measure for the others. On the models of this repository, tests prove every row.
        var others = model.Own is null
            ? Contenders.Where(contender => contender.Model == model && contender.Serializer != Floor.Info)
            : OwnContenders(model).Where(row => row.Serializer != Floor.Info)
                .Select(row => row.Find())
                .Where(contender => Proof.FirstFault(contender) is null);
        return [.. others.Select(contender => contender.Codec).OfType<Codec>()];
    }

    private static (Type Type, Row Row)[] RowsOn(ModelEntry model) => model.Own!.IsEmitted ? _rows : RowsOf(TypesFor(model));

    // Of this assembly, and of the one of a struct that a user wrote.
    private static Type[] TypesFor(ModelEntry model) =>
        model.Own is { IsEmitted: false } ? [.. _types, .. model.ModelType.Assembly.GetTypes()] : _types;

    private static Contender FindOwnContender(Type serializer, Row row, ModelEntry model)
    {
        try
        {
            if (!model.Own!.IsEmitted && FindCodecOf(serializer, model) is { } written)
                return new Contender(row.Info, model, Codec.Of(written), null);
            if (GeneratorOf(model.Type) is { } generator && generator.Info != row.Info && serializer != typeof(Floor))
                return new Contender(row.Info, model, null, $"{TypeName.Of(model.Type)} is a generated class of {generator.Info.Name}, and nothing is converted.");
            if (FindOwnForm(serializer, model) is { } own)
            {
                serializer = own.MakeGenericType(model.ModelType);
                row = Row.Of(serializer);
            }
            else if (IsForBuiltInModels(serializer))
            {
                return new Contender(row.Info, model, null, row.Info.Traits.Code is CodeOrigin.Hand
                    ? "It is written by hand for the models of this repository."
                    : "It takes only classes of its own schema compiler.");
            }

            var contender = FindContender(serializer, row, model);
            if (contender.Codec is { } codec && row.Info.Name != Floor.Info.Name)
                codec.Deserialize(codec.Serialize(codec.FromModel(model.Sample)));
            return contender;
        }
#pragma warning disable CA1031 // Whatever a library throws says why it does not take the type.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return new Contender(row.Info, model, null, $"It does not take {TypeName.Of(model.Type)}: {Innermost(exception)}.");
        }
    }

    private static bool IsForBuiltInModels(Type serializer) =>
        serializer.Assembly == typeof(Catalog).Assembly && serializer != typeof(Floor) && !serializer.IsAssignableTo(typeof(ICodeFirstSerializer));

    // The floor's own form keeps samples; a struct that a user wrote creates its one as the models of this repository do.
    private static Type? FindOwnForm(Type serializer, ModelEntry model)
    {
        if (serializer == typeof(Floor) && !model.Own!.IsEmitted)
            return null;
        var form = typeof(IOwnTypeSerializerOf<>).MakeGenericType(serializer);
        return _types.SingleOrDefault(type => type.IsGenericTypeDefinition && type.GetInterfaces().Contains(form));
    }

    // Libraries wrap what happened in what they were doing, once for each level.
    private static string Innermost(Exception exception)
    {
        while (exception.InnerException is { } inner)
            exception = inner;
        var text = exception.Message.ReplaceLineEndings(" ").Trim();
        var sentences = text.Split(". ");
        return (sentences.FirstOrDefault(sentence => sentence.Contains("depth", StringComparison.Ordinal)) ?? sentences[0]).TrimEnd('.'); // A limit of depth stands behind the guess that it is a cycle.
    }
}
