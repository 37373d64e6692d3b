namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study cache.</summary>
internal static class CachePage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("cache", """
        **What does a serializer cost in a cache, and what would another one save?** HybridCache (Microsoft.Extensions.Caching.Hybrid) keeps lists of 1, 10, 100
        and 1,000 `Complex` in a store that speaks Redis's protocol (Microsoft.Extensions.Caching.StackExchangeRedis). Each serializer is its
        `IHybridCacheSerializer`. The lists are those of the study [service](service.md).

        - *Processor time* is that of the client's process for a call, user and system together, with its garbage collections (server collection, as in ASP.NET Core).
          A get asks the store, copies what it answers and deserializes it: nothing is kept in the process (`DisableLocalCache`). With the default, a process pays
          for a value when it first asks for it, and again when that has expired.
        - Four calls at a time wait for the store. Each serializer has a process of its own, with one connection; they take turns of 12 slices of about 30 ms. Of
          the slices, the least and the greatest are left out.
        - The store is Garnet in a process of its own, which comes as a package (Microsoft.Garnet), over loopback. `--redis HOST:PORT` names another one. What the
          store takes is in no figure, and neither is the way over a real network.
        - `BytesOfJson` and `BytesOfSmallest` are no serializers: the same bytes as values of their own. *The part that is the serializer* is what a call takes
          beyond bytes of that length, on a line between these two.
        - *LZ4* compresses what the serializer makes (K4os.Compression.LZ4); [compression](README.md) compares others.

        HybridCache says nothing where the store does not take a value: so all values are read back and compared before they are timed, and behind the last slice.

        What surprised, each with Microsoft.Extensions.Caching.Hybrid 10.11.0:

        - A value that cannot be read, such as of an older class or another serializer, is no miss: the serializer's exception comes out of every get until the
          entry expires ([script](../../findings/hybridcache-unreadable-entry-throws-until-it-expires.sh)).
        - `SetAsync` that fails throws nothing and leaves the old value: of a value that the serializer refuses, or of one longer than a mebibyte
          (`MaximumPayloadBytes`) ([script](../../findings/hybridcache-setasync-that-fails-leaves-the-old-value.sh)).
        - HybridCache and `IDistributedCache` do not read each other's entries: before the payload stand 29 bytes or more of its own.
        - Without a serializer of its own, an object goes through System.Text.Json at once, also where there is no store: fields are lost for the first caller too.
        - A cached null text is empty for every other process, and a value that was removed by its tag stays for a process that has met the tag.

        None of the original studies has a cache.
        """)
    {
        Values = "lists of 1 to 1,000 different values, several in turn",
        OwnTablesAnswer = true,
    };
}
