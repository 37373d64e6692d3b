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
    /// <summary>How its row is named and described.</summary>
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

    /// <summary>The copy on a model. Where the model cannot be copied, it is of writing alone.</summary>
    /// <param name="model">The model.</param>
    public static Binding On(Model model)
    {
        var codec = Codec.Of(typeof(FloorCodec<>).MakeGenericType(model.ModelType));
        return model.IsBuiltIn ? new Binding(Info, model, codec, null)
            : SmallestOn(model) is { } smallest ? new Binding(Info, model, codec, null) { Note = $"It copies what {smallest.Serializer.Name} writes, the smallest payload here." }
            : new Binding(Info, model, null, new Reason($"No serializer has a payload of {model.Name} that could be copied."));
    }

    // The others cannot be compared with a payload that lost something. On the models of this repository, tests validate every serializer.
    internal static Binding? SmallestOn(Model model) => Catalog.BindingsOf([model])
        .Where(binding => binding.Codec is not null && (model.IsBuiltIn || RoundTripValidation.FirstFault(binding) is null))
        .MinBy(binding => binding.PayloadBytes);
}
