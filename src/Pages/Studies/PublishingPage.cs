using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study publishing.</summary>
internal static class PublishingPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("publishing", """
        **What changes when a program is published with ReadyToRun or NativeAOT, in its start and in the time of a call?** Every row is a
        separate program, built from this repository's models and one serializer, that serializes and deserializes one `Complex`.
        It is published in three forms: for an installed runtime, which compiles it just in time (JIT); the same with ReadyToRun: the
        runtime replaces its precompiled code where it is called often; and with NativeAOT in the default settings of `dotnet publish`, that is, for any
        processor of the architecture. In every round each program is started again and measures itself; it contains nothing else of the suite.

        - *From the start* is the processor time of all threads until the call has returned, as in the study [startup](startup.md). A first run,
          which is not measured, brings its files into the system's cache. `EmptyProgram` calls no serializer and shows what all rows include.
        - *Final code* is one call, measured in 200 iterations of a millisecond after the runtime has optimized the code (tier 1).
          Garbage collections are subtracted from the iterations they hit, and iterations that lost the processor do not count.
        - `n/a` for NativeAOT: the serializer generates code or looks up types at run time. Two need a step, which their programs take in records
          from 27 November 2026 on and did not before: MessagePack's name the formatter of the list in a `[DynamicDependency]`, and MemoryPack's run the
          model's static constructor, which registers the formatter, before they deserialize.

        None of the original studies publishes a program.
        """)
    {
        Values = "one value, once after a start, or again and again",
        Reference = nameof(EmptyProgram),
        OwnTablesAnswer = true,
    };
}
