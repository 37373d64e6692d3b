using System.Reflection;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>All rows and models of this build, found by reflection: nothing else lists them.</summary>
public static partial class Catalog
{
    private static readonly Type[] _types = typeof(Catalog).Assembly.GetTypes();

    /// <summary>The models in the order of tables.</summary>
    public static IReadOnlyList<ModelEntry> Models { get; } =
    [
        .. typeof(IModelType).Assembly.GetTypes()
            .Where(type => type.IsValueType && type.IsAssignableTo(typeof(IModelType)))
            .Select(ModelEntry.Read)
            .OrderBy(model => model.Order).ThenBy(model => model.Name, StringComparer.Ordinal),
    ];

    private static readonly (Type Type, Row Row)[] _rows = RowsOf(_types);

    /// <summary>Every row on every model, in the order of tables.</summary>
    public static IReadOnlyList<Contender> Contenders { get; } =
        [.. _rows.SelectMany(row => Models.Select(model => FindContender(row.Type, row.Row, model)))];

    /// <summary>The rows in the order of tables.</summary>
    public static IReadOnlyList<SerializerInfo> Serializers { get; } =
        [.. Contenders.Select(contender => contender.Serializer).Distinct()];

    /// <summary>The rows that this build lacks because a package was not to be had, each with the reason in a sentence.</summary>
    public static IReadOnlyList<LeftOut> LeftOut { get; } =
    [
        // Written by build/OptionalPackages.targets: the key names the row, the value is the reason.
        .. typeof(Catalog).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Where(attribute => attribute.Key.StartsWith("LeftOut:", StringComparison.Ordinal))
            .Select(attribute => new LeftOut(attribute.Key["LeftOut:".Length..], attribute.Value!)),
    ];

    private static (Type Type, Row Row)[] RowsOf(IEnumerable<Type> types) =>
    [
        .. types
            .Where(type => !type.IsInterface && !type.IsGenericTypeDefinition && type.IsAssignableTo(typeof(ISerializer)))
            .Select(type => (Type: type, Row: Row.Of(type)))
            .OrderBy(row => row.Row.Info.Order).ThenBy(row => row.Row.Info.Name, StringComparer.Ordinal),
    ];

    private static Contender FindContender(Type serializer, Row row, ModelEntry model)
    {
        if (row.WhyNot(model.Type) is { } reason)
            return new Contender(row.Info, model, null, reason);
        return FindCodec(serializer, model) is { } codec
            ? new Contender(row.Info, model, Codec.Of(codec), null)
            : new Contender(row.Info, model, null, $"{row.Info.Name} has no codec for {model.Name}: its schema or folder lacks this model.");
    }

    private static Type? FindCodec(Type serializer, ModelEntry model)
    {
        if (serializer.IsAssignableTo(typeof(ICodec)))
            return serializer;
        if (serializer.IsAssignableTo(typeof(ICodeFirstBufferSerializer)))
            return typeof(CodeFirstBufferCodec<,>).MakeGenericType(serializer, model.ModelType);
        if (serializer.IsAssignableTo(typeof(ICodeFirstSerializer)))
            return typeof(CodeFirstCodec<,>).MakeGenericType(serializer, model.ModelType);

        var ofAny = typeof(IAnyModelCodecOf<>).MakeGenericType(serializer);
        return FindCodecOf(serializer, model)
            ?? TypesFor(model).SingleOrDefault(type => type.IsGenericTypeDefinition && type.GetInterfaces().Contains(ofAny))?.MakeGenericType(model.ModelType);
    }

    private static Type? FindCodecOf(Type serializer, ModelEntry model)
    {
        var ofModel = typeof(ICodecOf<,>).MakeGenericType(serializer, model.Type);
        return TypesFor(model).SingleOrDefault(type => type.IsValueType && type.IsAssignableTo(ofModel));
    }

    private sealed record Row(SerializerInfo Info, Func<Type, string?> WhyNot, Func<Type, Func<string, object>?> JsonReader)
    {
        public static Row Of(Type serializer) =>
            (Row)new Func<Row>(Of<Floor>).Method.GetGenericMethodDefinition().MakeGenericMethod(serializer).Invoke(null, null)!;

        private static Row Of<TSerializer>()
            where TSerializer : ISerializer => new(TSerializer.Info, TSerializer.WhyNot, TSerializer.JsonReader);
    }
}
