namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>The processes that a process has started, as <c>/proc</c> has them, and what a process leaves among the temporary files.</summary>
internal static class ChildProcesses
{
    /// <summary>The children of a process that live.</summary>
    public static int[] Of(int process) =>
    [
        .. TasksOf(process)
            .SelectMany(task => ReadIfAlive(Path.Combine(task, "children")).Split(' ', StringSplitOptions.RemoveEmptyEntries))
            .Select(int.Parse)
            .Where(IsAlive),
    ];

    /// <summary>The words that a process was started by, each with a null character behind it.</summary>
    public static string WordsOf(int process) => ReadIfAlive($"/proc/{process}/cmdline");

    /// <summary>Waits until a child of ours has taken its request, and so asked the kernel to end it with its parent: from then on it takes SIGHUP. Before it is a program of its own, it has its parent's handlers, and not yet the variable of a child.</summary>
    public static void HasBegun(int process) => Assert.True(
        SpinWait.SpinUntil(() => !IsAlive(process) || (ReadIfAlive($"/proc/{process}/environ").Contains("SERIALIZATION_BENCHMARKS_CHILD=", StringComparison.Ordinal) && ReadIfAlive($"/proc/{process}/status").Split('\n').Any(line => line.StartsWith("SigCgt:", StringComparison.Ordinal) && "13579bdf".Contains(line.TrimEnd()[^1], StringComparison.Ordinal))), TimeSpan.FromMinutes(1)),
        "A measuring process does not begin.");

    /// <summary>Waits until processes have ended.</summary>
    public static void AreGone(params IEnumerable<int> processes) => Assert.All(processes, process =>
        Assert.True(SpinWait.SpinUntil(() => !IsAlive(process), TimeSpan.FromSeconds(30)), "A measuring process goes on."));

    /// <summary>The runtime's pipes and socket of a process.</summary>
    public static string[] LeftBy(int process) =>
    [
        .. Directory.GetFiles(Path.GetTempPath(), $"clr-debug-pipe-{process}-*"),
        .. Directory.GetFiles(Path.GetTempPath(), $"dotnet-diagnostic-{process}-*"),
    ];

    // A process whose end nobody has read yet is a zombie.
    private static bool IsAlive(int process) => ReadIfAlive($"/proc/{process}/stat") is { Length: > 0 } stat && stat.Split(") ")[^1][0] != 'Z';

    // Threads and processes end between being listed and being read.
    private static string ReadIfAlive(string path)
    {
        try
        {
            return File.ReadAllText(path);
        }
        catch (IOException)
        {
            return "";
        }
    }

    private static string[] TasksOf(int process)
    {
        try
        {
            return Directory.GetDirectories($"/proc/{process}/task");
        }
        catch (DirectoryNotFoundException)
        {
            return [];
        }
    }
}
