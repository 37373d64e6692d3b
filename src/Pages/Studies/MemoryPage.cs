namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study memory.</summary>
internal static class MemoryPage
{
    /// <summary>What every row pays in a study of first calls with files, whatever it measures.</summary>
    public const string EveryRowPays = """
        MemoryPack's generator adds a static constructor to every class. It runs when the first value is created, whatever the serializer, so
        it is part of every row that does not have a generated class (see [startup](startup.md)).
        """;

    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("memory", $"""
        **How much memory does it take to read a large document, and how long?** The document lists 188,000 packages with their names,
        versions, builds, dependencies, hashes and sizes, made from a fixed seed: 65 MiB of JSON, and the same content in each binary
        format. Each round is the first call in a fresh process, including compilation. *Time* is the processor time of all its threads, *Elapsed*
        what a clock shows, *Peak memory* the increase of resident memory. `ReadFile` reads the file and decodes nothing: the baseline.
        Only `SystemTextJsonStreamed` does not read the whole file first; it discards each package, the others keep all. *vs.* is relative to the least
        of a row that decodes.

        *Stays* is what a serializer holds after one large message, in buffers and pools of its own or of the runtime: small messages are written and read, then one of
        10 MiB of JSON or as many packages in its format, then small ones again, and how much more of the heap is in use after collections than before the large one. What
        a pool gives back after some time without use, such as half a minute, is still there.
        `ReadFile` calls no serializer; what stays with it is of System.Text.Json, which makes its document.

        {EveryRowPays}

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
}
