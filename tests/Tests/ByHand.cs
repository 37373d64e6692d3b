using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

/// <summary>The rows written by hand, for theories: by format, because a format has one of them.</summary>
internal static class ByHand
{
    /// <summary>All of them on every model.</summary>
    public static IEnumerable<Contender> Contenders { get; } = Catalog.Contenders
        .Where(contender => contender is { Serializer: { Library: null, Format: not "none" }, Codec: not null });

    public static Contender Of(string format, string model) =>
        Contenders.Single(contender => contender.Serializer.Format == format && contender.Model.Name == model);

    /// <summary>Reads a payload written as hex, in which spaces are free.</summary>
    public static object Read(string format, string model, string hex) =>
        Of(format, model).Codec!.Deserialize(Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal)));

    /// <summary>A format's and a model's name for each of <see cref="Contenders"/>.</summary>
    public static TheoryData<string, string> FormatsAndModels
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (var contender in Contenders)
                data.Add(contender.Serializer.Format, contender.Model.Name);
            return data;
        }
    }
}
