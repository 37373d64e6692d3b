using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Throughput;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study throughput.</summary>
internal static class ThroughputPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("throughput", """
        **How many messages a second does a machine write or read on all of its processors?** One thread, and then as many threads as there are processors, call a
        serializer as fast as they can. Each thread has its part of the 64 mixed values of the study `fresh`, all different `Complex`. Threads share the memory, its
        garbage collection and what a library keeps, and wait for each other there. Every line has two processes, one for each kind of garbage
        collection. The processes of all serializers take turns of about eight milliseconds:

        - *Workstation* collection is the default of a program, and *server* collection the default of ASP.NET Core. The runtime chooses the heaps. Both are concurrent.
        - *Messages a second* and *MiB a second* are of all threads together. They come from all turns of a round that kept the processors. A turn ends
          when the last thread is done.
        - *Scaling* is the rate of all threads divided by the rate of one.
        - *Allocated* is what all threads together allocate in a second. *In collections* is the share of the time in which the runtime had stopped
          the threads to collect (`GC.GetTotalPauseDuration`). *Longest pause* is the most of it in one turn.

        Waking the threads makes a turn some hundredths of a millisecond longer. Two processors may be two threads of one core, and then scaling says more about
        the machine than about the serializers. The study also runs on larger machines; locks, many heaps and several sockets were not measured.

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
