using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>The peak memory and the time of decoding one large document.</summary>
public sealed class MemoryStudy() : FileStudy(typeof(DecodeFile<>))
{
    /// <summary>Packages in the file: as many as make a JSON document of about 65 MiB, the size of the original study's.</summary>
    public const int Packages = 188_000;

    /// <inheritdoc/>
    public override string Name => "memory";

    /// <inheritdoc/>
    public override string Summary => "Peak memory and time of decoding a document of 65 MiB in a fresh process.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<StudyModel<List<Package>, PackageIndex>>()];

    /// <inheritdoc/>
    public override string RenderTables(RunRecord record, int headingLevel) => MemoryTables.Render(record, headingLevel);

    /// <inheritdoc/>
    public override StudyPage Page { get; } = new($"""
        **How much memory does it take to read a large document, and how long?** The document lists 188,000 packages with their names,
        versions, builds, dependencies, hashes and sizes, made from a written seed: 65 MiB of JSON, and the same content in each binary
        format. Each round is the first call in a fresh process, including compilation. *Time* is the processor time of all its threads, *Elapsed*
        what a clock shows, *Peak memory* the increase of resident memory. `ReadFile` reads the file and decodes nothing: the baseline.
        Only `SystemTextJsonStreamed` does not read the whole file first; it discards each package, the others keep all. *vs.* is relative to the least
        of a row that decodes.

        {EveryLinePays}

        The original ([msgspec](https://jcristharif.com/msgspec/benchmarks.html#memory-usage), Python, another machine, so only ratios
        compare) decodes the index of conda-forge, 65 MiB of JSON:

        | library | memory | vs. | time | vs. |
        |---|---:|---:|---:|---:|
        | msgspec, typed | 83.6 MiB | 1.0 | 170.6 ms | 1.0 |
        | msgspec | 145.3 MiB | 1.7 | 383.1 ms | 2.2 |
        | json | 213.5 MiB | 2.6 | 526.4 ms | 3.1 |
        | ujson | 230.6 MiB | 2.8 | 666.8 ms | 3.9 |
        | orjson | 263.9 MiB | 3.2 | 410.0 ms | 2.4 |
        | simdjson | 403.7 MiB | 4.8 | 615.1 ms | 3.6 |
        """)
    {
        Values = "many different values, once",
        AsksMemory = true,
    };

    /// <inheritdoc/>
    protected override object MakeWhole(Model model) => PackageIndex.Make(Packages);

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var (cases, unsupportedBecause) = base.Find(operation, binding);
        return binding.Codec!.Type.IsAssignableTo(typeof(IFileReader))
            ? ([.. cases.Select(@case => @case.With(typeof(DecodeStreamed<>).MakeGenericType(binding.Codec.Type)))], null)
            : (cases, unsupportedBecause);
    }
}
