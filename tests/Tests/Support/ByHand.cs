using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The handwritten serializers, for theories: by format, because a format has one of them.</summary>
internal static class ByHand
{
    /// <summary>All of them on every model.</summary>
    public static IEnumerable<Binding> Bindings { get; } = Catalog.Bindings
        .Where(binding => binding is { Serializer: { Library: null }, Codec: not null });

    public static Binding Of(string format, string model) =>
        Bindings.Single(binding => binding.Serializer.Format == format && binding.Model.Name == model);

    /// <summary>Reads a payload written as hex, in which spaces are free.</summary>
    public static object Read(string format, string model, string hex) =>
        Of(format, model).Codec!.Deserialize(Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal)));

    /// <summary>A format's and a model's name for each of <see cref="Bindings"/>.</summary>
    public static TheoryData<string, string> FormatsAndModels
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (var binding in Bindings)
                data.Add(binding.Serializer.Format, binding.Model.Name);
            return data;
        }
    }
}
