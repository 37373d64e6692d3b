using SerializationBenchmarks.Benchmarks.Studies.Throughput;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study throughput.</summary>
internal static class ThroughputPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("throughput", """
        **How many messages a second does a machine write or read on all of its processors?** Threads, from one up to as many as there are processors, call
        a serializer as fast as they can, each with its part of the 64 mixed values of the study `fresh`, all different `Complex`. What threads share,
        and so where they wait for each other, is the memory, its garbage collection and what a library keeps. Every line is of two processes, one for each
        kind of garbage collection; those of all serializers take turns, a slice of about eight milliseconds each, in which the others wait:

        - *workstation* collection is the default of a program, *server* collection that of ASP.NET Core, with its heaps as the runtime chooses them; both concurrent.
        - *Messages a second* and *MiB a second* are of all threads together: as many payloads, and the sum of their lengths, over the time of all slices of a round
          that kept the processors. A slice of work ends when the last thread is done. After ± is the 95 % confidence interval.
        - *Scaling* is how many times the rate of one thread that of all is, with its interval; n/a where that is wider than a tenth either way.
        - *Allocated* is what all threads together allocate in a second. *In collections* is the share of the time in which the runtime had stopped
          them for that (`GC.GetTotalPauseDuration`), and *longest pause* the most of it in a slice, in which two pauses seldom meet.

        A slice is some hundredths of a millisecond longer for waking the threads. On two processors, which may be two threads of one core,
        scaling says more about the machine than about the serializers; what a machine with more of them would show (locks, server collection with many heaps, several sockets) is not measured here. The study runs there as it is.

        None of the original studies measures several threads.
        """)
    {
        Values = "64 different values, in random order",
        // Writing and reading from one thread to all processors, with the garbage collection that is the default of a program.
        SlopesOf = static record =>
        [
            .. from operations in ThroughputOperation.OfRecord(record).Where(operation => !operation.Server).GroupBy(operation => operation.Group)
               select new Slope(operations.Key, [.. operations.OrderBy(operation => operation.Threads).Select(operation => (operation.Name, NumberText.Count(operation.Threads, "thread")))], IsRate: true),
        ],
        OwnTablesAnswer = true,
    };
}
