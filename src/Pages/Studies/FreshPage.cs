using SerializationBenchmarks.Studies.Fresh;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study fresh.</summary>
internal static class FreshPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("fresh", """
        **What remains of the ratios where every call has another value?** A benchmark calls one method on one value in a loop. Its code and data are always
        in the caches, and the processor predicts every branch. A program seldom has that. Here the same calls are made in five states. Each state takes one
        advantage away:

        - *One value*: the sample of the default study, again and again, by its operations `SerializeOnce` and `DeserializeOnce`.
        - *One by one*: 64 values, 64 calls in a row for each. Everything is still cached and predicted, but the values differ.
        - *Mixed*: the same 64 values in random order, which a core's own caches hold. The difference to *one by one* is the cost of branches that the
          processor cannot predict. The order is 16,384 calls long, because the processor learns a short one.
        - *Many*: 512 values of the same kind, which the caches still hold. The processor cannot learn so many values, so more branches are mispredicted.
        - *Fresh*: so many values that they exceed the last-level cache by half, even in their most compact form. They come in random order, so each has left
          the cache before it comes again. The difference to *many* is the cost of memory.

        Independent calls overlap, and so do their cache misses. So *fresh* is the time between calls that follow each other as fast as possible, not the
        delay of one. *One after the other* writes the fresh values again, but finds each value only when the one before is written: the last payload's length
        gives the next place. Reading has no such line, because the payloads' lengths are known before.

        Libraries with generated classes are measured from and to those classes. The operations that end in `FromModel` and `ToModel` also convert from and
        to your own class, and README compares those.

        The values come from a fixed seed and are the same for all serializers. Nobody knows your data, so every magnitude is equally frequent: numbers of 0 to 31 bits, one in 16 negative; texts of 3 to 60 characters, one in ten null and one in eight not all ASCII; amounts of up
        to eight digits; fractions of two digits or of all; 0 to 6 children. The 64 are typical: sorted by length, one from the middle of each 64th. Before anything is timed, each
        of them is validated to come back. Null may come back empty, because Bebop's structs and lists of Protocol Buffers have no null.

        All states but the first are one method. It goes through an array, 64 calls at a time; only the contents of the array differ. `EmptyWalk` goes through the
        same arrays and calls no serializer, so all other lines include its time. *One value* is BenchmarkDotNet's loop, and its time is already subtracted.

        These states do not separate everything. *Fresh* includes page walks, and the processor reads some data ahead. In all states, new objects
        go through the caches between two garbage collections. The runtime's profile of a library comes from everything that its process has called. A
        program that has just received or made a value has it in its caches, so its times are between *many* and *fresh*.

        Another state, the first call after other work (4 MiB of data and 32,768 generated branches), did not repeat within 5 % and is left out. For
        reading `Complex`, two groups of six processes gave medians of 634 and 586 ns with MemoryPack, 616 and 654 ns with Bebop's structs, and 4,516 and
        4,391 ns with System.Text.Json.

        MessagePack loses most time by the order where it reads the GUIDs of `Complex` from text. For each of 32 digits a branch depends on whether it is a
        number or a letter (`GuidBits`), and the processor cannot predict that in different identifiers. A sampling profiler, twice, found 15 % of the time
        in that constructor one by one, and 31 and 30 % mixed.

        Your own samples are measured too: see [your own data](../own-data.md).

        [msgspec](https://jcristharif.com/msgspec/benchmarks.html) warns of benchmarks of one message; no original study has others.
        """)
    {
        Values = "one value, again and again; 64 different ones; 512; more than the caches hold",
        SlopesOf = static record =>
        [
            .. from direction in FreshStates.Directions
               let states = direction.States.Where(state => record.Operations.Any(operation => operation.Name == state.Operation)).ToArray()
               where states.Length > 1 // A line has two ends.
               select new Slope(direction.Title, states),
        ],
        OwnTablesAnswer = true,
    };
}
