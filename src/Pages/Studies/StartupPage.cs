using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study startup.</summary>
internal static class StartupPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("startup", """
        **How long does a program take from its start to the first value serialized or deserialized?** A command-line tool or a cloud
        function that is started on demand pays for loading the library, inspecting types and compiling code, which the other studies leave
        out. Every round is a separate process that makes one call on one `Complex` and ends; BenchmarkDotNet and the rest of the suite are
        not loaded.

        - *From the start* is the processor time of all threads of the process, user and system together, until the call has returned, including the runtime's
          start, and *peak memory* the largest resident memory. Processor time is compared because a process that starts also waits for other programs, and
          elapsed time includes that. *Elapsed* is what a clock shows, from just before the process is requested.
        - *The call without the start* is measured in another process, from just before the call: the processor time of all threads.
        - `EmptyProgram` creates the `Complex` and calls no serializer: it shows what all rows include, those of generated classes too.

        An unmeasured run before each measured one brings the files into the system's cache. Compilation is the runtime's default: its own
        libraries, including System.Text.Json, are precompiled (ReadyToRun), those of packages are compiled just in time. For programs
        published with ReadyToRun or NativeAOT the ratios differ: see [publishing](publishing.md).

        MemoryPack's generator adds to every model a static constructor that registers it with the library and runs when the first value is
        created. All rows *from the start* include it, `EmptyProgram` too, and no row without the start does. The differences between rows are right,
        but a program without MemoryPack starts faster.

        None of the original studies measures the start of a process; the nearest is the time that
        [msgspec](https://jcristharif.com/msgspec/benchmarks.html#structs) gives for defining a type: see the study `types`.
        """)
    {
        Values = "one value, once",
        Reference = nameof(EmptyProgram),
    };
}
