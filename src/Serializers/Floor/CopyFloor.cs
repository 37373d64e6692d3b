using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Serializers.Floor;

/// <summary>
/// What tables show the distance to, and no serializer: a copy of the smallest payload in place of serializing, and a copy of the
/// model in place of deserializing. A reference, not a bound: a data type with fewer objects than the model can be read faster.
/// </summary>
public static class CopyFloor
{
    /// <summary>How its line is named and described.</summary>
    public static SerializerInfo Info { get; } = new(
        "Floor",
        "none",
        int.MaxValue,
        "Copies the smallest payload, or the model.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        });

    /// <summary>The floor on a model.</summary>
    /// <param name="model">The model.</param>
    public static Binding On(Model model) => model.NoCopyBecause is { } reason
        ? new Binding(Info, model, null, new Reason(reason))
        : new Binding(Info, model, Codec.Of(typeof(FloorCodec<>).MakeGenericType(model.ModelType)), null);

    // The others cannot be compared with a payload that lost something. On the models of this repository, tests validate every serializer.
    internal static byte[] SmallestPayload(Model model, object sample) => Catalog.BindingsOf([model])
        .Where(binding => binding.Codec is not null && (model.IsBuiltIn || RoundTripValidation.FirstFault(binding) is null))
        .Select(binding => binding.Codec!.Serialize(binding.Codec.FromModel(sample)))
        .MinBy(payload => payload.Length) ?? [];
}
