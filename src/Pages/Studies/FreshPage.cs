using SerializationBenchmarks.Benchmarks.Studies.Fresh;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study fresh.</summary>
internal static class FreshPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("fresh", """
        **What remains of the ratios where every call has another value?** A benchmark that calls one method on one value in a loop has code, branches
        and data as hot as they never are in a program. Here the same calls are made in five states, each of which takes one thing away:

        - *One value*: the sample of the default study, again and again, by its operations `SerializeOnce` and `DeserializeOnce`.
        - *One by one*: 64 values, 64 calls in a row for each. As hot as before, but other values.
        - *Mixed*: the same 64 values in random order, which a core's own caches hold. The difference to *one by one* is what branches cost that the
          processor cannot predict. The order is 16,384 calls long, because the processor learns a short one.
        - *Many*: 512 values of the same kind, which caches still hold. The difference to *mixed* is what branches cost where the predictor cannot know the values either.
        - *Fresh*: so many values that they, however compact, would take one and a half times the last-level cache, in random order, so that each was
          thrown out before it comes again. The difference to *many* is what memory costs.

        Calls that do not need each other's results overlap, and so do their misses of the cache, so that *fresh* is the time between calls that are made as fast
        as they can be, not the delay of one. *One after the other* writes the fresh values again, but finds each only when the one before is written: the next
        place comes from the last payload's length. Reading has no such line, because its payloads' lengths are known before.

        Libraries with generated classes are measured from and to them here; the operations that end in `FromModel` and `ToModel` convert from and to the user's own
        class as well, and README compares those.

        The values come from a written seed and are the same for all serializers. Nobody's data is known, so every magnitude is as frequent as every
        other: numbers of 0 to 31 bits, one in 16 negative; texts of 3 to 60 characters, one in ten null and one in eight not all ASCII; amounts of up
        to eight digits; fractions of two digits or of all; 0 to 6 children. The 64 are typical: sorted by length, one from the middle of each 64th. Each of the 64 is validated to come back before anything is
        timed; null may come back empty, because Bebop's structs and lists of Protocol Buffers have none.

        The states but the first are one method, which goes through an array, 64 calls at a time; nothing differs but what stands in the array. `EmptyWalk` goes
        through the same arrays and calls no serializer: its time is in all other lines too. *One value* has the loop of
        BenchmarkDotNet alone, whose time is already taken out.

        What these states do not separate: *fresh* has misses of the translation of addresses (page walks) in it, and what the processor reads ahead is not counted against
        it; between two garbage collections what is made goes through the caches too, in all states alike; and the profile by which the runtime compiles
        a library is of whatever its process has called. A program that has just received or made a value has it in its caches: it is between *many* and *fresh*.

        Another state, the first call after other work (4 MiB of data and 32,768 generated branches), did not repeat within 5 % and is left out: where
        it read `Complex`, the medians of 512 calls in six processes and in six others were 634 and 586 ns with MemoryPack, 616 and 654 ns with
        Bebop's structs, and 4,516 and 4,391 ns with System.Text.Json.

        What the order costs MessagePack where it reads `Complex` is mostly GUIDs, which it reads from text: for each of 32 digits a jump depends on whether it is a
        number or a letter (`GuidBits`), and in identifiers that differ that cannot be predicted. A sampling profiler, twice, found 15 % of the time in that
        constructor one by one and 31 and 30 % mixed: most of the time by which a call took longer.

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
