namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study encodings.</summary>
internal static class EncodingsPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("encodings", """
        **What do a format, and the members' names in it, cost for one person, where the overhead of the call weighs most, and for a list of 1,000?** A
        person has a first and a last name, an age, and perhaps addresses, a telephone and an e-mail address. The other lists show from
        which length on the time per person stays constant, or grows again because the data no longer fits into the processor's caches.

        `SystemTextJson` writes names and `SystemTextJsonArray` arrays of the values; `MessagePack`, with its integer keys, writes arrays
        too and `MessagePackMap` names. The original's persons have the same members, with other random data.

        The original ([msgspec](https://jcristharif.com/msgspec/benchmarks.html), Python, another machine, so only ratios compare), as
        multiples of its fastest row, which takes 0.262 μs in total for one person and 561.7 μs for 1,000:

        | library | encode 1 | decode 1 | total 1 | encode 1,000 | decode 1,000 | total 1,000 |
        |---|---:|---:|---:|---:|---:|---:|
        | msgspec, MessagePack arrays | 1.00 | 1.00 | 1.00 | 1.00 | 1.00 | 1.00 |
        | msgspec, JSON arrays | 1.38 | 1.07 | 1.17 | 1.65 | 0.99 | 1.15 |
        | msgspec, MessagePack with names | 1.33 | 1.20 | 1.24 | 1.30 | 1.20 | 1.22 |
        | msgspec, JSON with names | 1.71 | 1.42 | 1.52 | 1.86 | 1.26 | 1.40 |
        | orjson | 3.12 | 2.60 | 2.76 | 2.68 | 2.16 | 2.28 |
        | msgpack | 3.82 | 3.88 | 3.86 | 4.49 | 2.94 | 3.32 |
        | ujson | 7.95 | 4.40 | 5.54 | 7.62 | 3.61 | 4.58 |
        """)
    {
        Values = "one person, again and again, or lists of different ones",
        AddsPictureOperations = true,
        ContrastsOf = static _ => [new("SystemTextJson", "SystemTextJsonArray"), new("MessagePackMap", "MessagePack")],
        OwnTablesAnswer = true,
    };
}
