namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study compression.</summary>
internal static class CompressionPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("compression", """
        **Is JSON with Zstandard as good as a binary format? Which compression is worth its time, and from which speed of the network on?** Each serializer
        writes a list of 1, 10, 100 or 1,000 `Complex` to an array, which is compressed to another one; and the other way round. They are the lists of middle
        length of the study `service`: JSON has 0.6 kB to 700 kB of them.

        - Every compression is at its fastest, by what its library has for whole arrays: LZ4 (K4os.Compression.LZ4), Snappy (Snappier), Zstandard at level 1
          (ZstdSharp.Port) and Brotli and gzip (of .NET, `CompressionLevel.Fastest`). gzip has a stream alone; Brotli has the payload's length before it.
        - *Bytes* are what is stored or sent. *Whole* is the time of writing, compressing, decompressing and reading on this machine, and the time that the bytes
          take at the network's speed. It has no latency and no other programs, which are the same for all.
        - The names and texts of these values are drawn at random, and compress less than those of most programs would. Own data tells:
          `--study compression --assembly …`.

        What surprised: .NET 9 and 10 write no byte for the gzip of an empty payload, which other readers refuse
        ([script](../../findings/gzip-of-an-empty-payload-is-no-stream.sh)). Since .NET 9, gzip at its fastest writes about a fifth more than .NET 8 did. Files
        of several streams one after the other are read whole with gzip, Zstandard and LZ4; `BrotliStream` stops behind the first without a word
        ([script](../../findings/brotlistream-reads-only-the-first-of-appended-streams.sh)).

        None of the original studies compresses in memory.
        """)
    {
        Values = "one list of 1 to 1,000 values, again and again",
        OwnTablesAnswer = true,
    };
}
