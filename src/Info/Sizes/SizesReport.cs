using System.IO.Compression;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Sizes;

/// <summary>The sizes of payloads, as <c>--json</c> prints them.</summary>
internal sealed record SizesReport(
    CompressionLevel Compression,
    IReadOnlyList<ListedSerializer> Serializers,
    IReadOnlyList<SizesModel> Models,
    IReadOnlyList<LeftOut> LeftOut)
{
    /// <summary>The user's type that takes the models' place; null for a report on the models of the repository.</summary>
    public string? OwnType { get; init; }

    /// <summary>What the samples of a user's type hold and its values lack, in a sentence; null if nothing is lost.</summary>
    public string? Lost { get; init; }

    // What is sent once is compressed once and read often, so the smallest size is the one to compare.
    private const CompressionLevel Level = CompressionLevel.SmallestSize;

    /// <summary>Measures what each serializer writes for each model's sample.</summary>
    /// <param name="steps">Where to say what takes long; null for nowhere.</param>
    public static SizesReport Measure(IReadOnlyList<Model> models, IReadOnlyList<SerializerInfo> serializers, LongSteps? steps = null)
    {
        var all = Catalog.BindingsOf(models);
        var names = serializers.Select(serializer => serializer.Name).ToHashSet();
        Binding[] bindings = [.. all.Where(binding => names.Contains(binding.Serializer.Name))];
        var faults = RoundTripValidation.FindFaults(bindings, all);
        return new SizesReport(
            Level,
            [.. serializers.Select(ListedSerializer.Of)],
            [.. models.Select(model => MeasureModel(model, bindings.Where(binding => binding.Model == model), faults, steps))],
            Catalog.LeftOut);
    }

    /// <summary>Puts sizes in the place of those that were known.</summary>
    /// <param name="known">The known ones; null for none.</param>
    public SizesReport Over(SizesReport? known) => this with
    {
        Serializers = Rows.Merge(known?.Serializers, Serializers, serializer => serializer.Name),
        Models = [.. Models.Select(model => model.Over(known?.Models.FirstOrDefault(other => other.Name == model.Name)))],
        LeftOut = [],
    };

    private static SizesModel MeasureModel(Model model, IEnumerable<Binding> bindings, IReadOnlyDictionary<Binding, Reason> faults, LongSteps? steps)
    {
        var sizes = bindings.Select(binding => MeasureOne(binding, faults.GetValueOrDefault(binding), steps)).ToList();
        return SizesModel.Of(model.Name, model.Samples.Count, sizes);
    }

    private static SizesOfOne MeasureOne(Binding binding, Reason? fault, LongSteps? steps)
    {
        if (binding.Codec is not { } codec || fault is not null)
            return new SizesOfOne(binding.Serializer.Name) { UnsupportedBecause = binding.UnsupportedBecause?.Text, Fault = fault?.Text };
        using var step = steps?.Start($"Compressing what {binding.Serializer.Name} writes");
        var payloads = binding.Model.Samples.Select(sample => codec.Serialize(codec.FromModel(sample))).ToArray();
        return new SizesOfOne(binding.Serializer.Name)
        {
            Raw = payloads.Sum(payload => payload.Length),
            Gzip = payloads.Sum(payload => Compress(payload, compressed => new GZipStream(compressed, Level, leaveOpen: true))),
            Brotli = payloads.Sum(payload => Compress(payload, compressed => new BrotliStream(compressed, Level, leaveOpen: true))),
            Note = binding.Note,
        };
    }

    private static int Compress(byte[] payload, Func<Stream, Stream> compressor)
    {
        using var compressed = new MemoryStream();
        using (var stream = compressor(compressed))
            stream.Write(payload);
        return (int)compressed.Length;
    }
}

/// <summary>The sizes of a model's payloads.</summary>
internal sealed record SizesModel(string Name, int Samples, IReadOnlyList<SizesOfOne> Sizes)
{
    /// <summary>Holds sizes against the smallest of them.</summary>
    public static SizesModel Of(string name, int samples, IReadOnlyList<SizesOfOne> sizes)
    {
        var smallest = sizes.Min(size => size.Raw);
        return new SizesModel(name, samples, [.. sizes.Select(size => size with { Ratio = (double?)size.Raw / smallest })]);
    }

    /// <summary>Puts sizes in the place of those that were known.</summary>
    /// <param name="known">The known ones; null for none.</param>
    public SizesModel Over(SizesModel? known) => Of(Name, Samples, Rows.Merge(known?.Sizes, Sizes, size => size.Serializer));
}

/// <summary>The sizes of one payload in bytes; absent where the serializer does not support the model or failed its validation.</summary>
internal sealed record SizesOfOne(string Serializer)
{
    /// <summary>The payload's length.</summary>
    public int? Raw { get; init; }

    /// <summary>Its length in gzip's format.</summary>
    public int? Gzip { get; init; }

    /// <summary>Its length in Brotli's format.</summary>
    public int? Brotli { get; init; }

    /// <summary><see cref="Raw"/> over the smallest of the model.</summary>
    public double? Ratio { get; init; }

    /// <summary>What is particular about the serializer on a user's type.</summary>
    public string? Note { get; init; }

    /// <summary>Why the serializer does not support the model.</summary>
    public string? UnsupportedBecause { get; init; }

    /// <summary>Why the serializer failed its validation.</summary>
    public string? Fault { get; init; }
}
