using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text.Json;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>Has all inputs of a serializer and model tried by children: when one ends, the next goes on behind the input that ended it.</summary>
internal static class ChildRun
{
    private static readonly TimeSpan _longestStart = TimeSpan.FromMinutes(1);

    public static IReadOnlyList<Trial> TryAll(Subject subject, RobustnessSettings settings, int inputs, CancellationToken cancellation)
    {
        using var folder = OwnedFolder.CreateTemporary("trials");
        var path = Path.Combine(folder.FullName, "trials");
        using var file = TrialFile.Create(path, inputs);
        var next = 0;
        for (var ends = 0; next < inputs && ends < settings.MostEnds; ends++)
            next = RunChild(subject, settings, file, path, next, inputs, cancellation);
        return [.. Enumerable.Range(0, inputs).Select(file.Read)];
    }

    // Answers the input to go on with.
    private static int RunChild(Subject subject, RobustnessSettings settings, TrialFile file, string path, int first, int inputs, CancellationToken cancellation)
    {
        var end = Child.Run(ChildProcess.Start(), ChildProcess.RequestOf(subject, settings, first, path), _ => { }, Watch(file, first, settings.TimeLimit), cancellation);
        if (end is { InTime: true, ExitCode: 0 })
            return inputs;
        var last = file.Current;
        if (last >= first && file.Read(last).Outcome != Outcome.Trying && end.Error.StartsWith("Out of memory", StringComparison.Ordinal))
            return last + 1; // Where a library has left no memory, the next input cannot be made; a new child has it again.
        if (last < first || file.Read(last).Outcome != Outcome.Trying)
            throw new InvalidOperationException($"The child for {subject.Address} ended with exit code {end.ExitCode} outside of any input: {end.Error}");
        file.Write(last, new Trial(Outcome.Ended, end.Cause, Slow: end.Cause == ChildEnd.TimeLimit));
        return last + 1;
    }

    // True once the child has stayed with one input for too long.
    private static Func<bool> Watch(TrialFile file, int first, TimeSpan limit)
    {
        var seen = first - 1;
        var since = Stopwatch.GetTimestamp();
        return () =>
        {
            var current = Math.Max(file.Current, first - 1);
            if (current != seen)
                (seen, since) = (current, Stopwatch.GetTimestamp());
            return Stopwatch.GetElapsedTime(since) > (seen < first ? _longestStart : limit);
        };
    }
}

/// <summary>How this program is started again with limits that hold for the child alone.</summary>
internal static class ChildProcess
{
    /// <summary>The size of the garbage-collected heap: beyond it, allocating throws <see cref="OutOfMemoryException"/>.</summary>
    public const int HeapLimit = 64 << 20;

    // All of the address space, in KiB: what a library may map besides the heap. The runtime reserves some of it without use.
    private const int AddressSpaceLimit = 4 << 20;

    public static string RequestOf(Subject subject, RobustnessSettings settings, int first, string file) =>
        JsonSerializer.Serialize(new RobustnessRequest(subject.Address, settings.Mutants, settings.Seed, first, file));

    public static ProcessStartInfo Start()
    {
        var start = Child.StartOf(typeof(ChildProcess).Assembly, RobustnessWorker.Role);
        if (!OperatingSystem.IsWindows())
        {
            // The shell becomes the child. No core files: a crash is what is looked for. Systems without a limit go without.
            string[] shell = ["-c", string.Create(CultureInfo.InvariantCulture, $"ulimit -c 0; ulimit -v {AddressSpaceLimit} 2>/dev/null; exec \"$0\" \"$@\""), start.FileName];
            foreach (var (index, word) in shell.Index())
                start.ArgumentList.Insert(index, word);
            start.FileName = "/bin/sh";
        }

        start.Environment["DOTNET_GCHeapHardLimit"] = HeapLimit.ToString("x", CultureInfo.InvariantCulture);
        start.Environment["DOTNET_gcConcurrent"] = "1"; // Without it, .NET 10.0 itself may end with signal 11 at the limit, after many OutOfMemoryExceptions.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        return start;
    }
}

/// <summary>A serializer on a model with words by which a child finds it too.</summary>
internal sealed record Subject(Binding Binding, string Address)
{
    private const char Separator = '|';

    /// <summary>A binding of the catalog.</summary>
    public static Subject Of(Binding binding) => new(binding, $"{binding.Serializer.Name}{Separator}{binding.Model.Name}");

    /// <summary>What a static property of any assembly answers, for tests.</summary>
    public static Subject Of(PropertyInfo property) => new(
        (Binding)property.GetValue(null)!,
        string.Join(Separator, property.DeclaringType!.Assembly.Location, property.DeclaringType.FullName, property.Name));

    /// <summary>Finds a binding by its address.</summary>
    public static Binding Find(string address) => address.Split(Separator) switch
    {
        [var serializer, var model] => Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model),
        [var assembly, var type, var property] => (Binding)Assembly.LoadFrom(assembly).GetType(type, throwOnError: true)!
            .GetProperty(property, BindingFlags.Static | BindingFlags.Public)!.GetValue(null)!,
        _ => throw new ArgumentException($"'{address}' is the address of nothing.", nameof(address)),
    };
}

/// <summary>How a run tries.</summary>
internal sealed record RobustnessSettings
{
    public const int DefaultMutants = 10_000;

    /// <summary>More would leave a child less of its heap: it lists all inputs before it tries the first.</summary>
    public const int MostMutants = 100_000;

    public const ulong DefaultSeed = 20210826;

    /// <summary>How many mutants each serializer and model gets.</summary>
    public int Mutants { get; init; } = DefaultMutants;

    /// <summary>The seed of what is drawn at random; see <see cref="Inputs.SplitMix64"/>.</summary>
    public ulong Seed { get; init; } = DefaultSeed;

    /// <summary>How long a child may stay with one input before it is ended; by the clock, so much longer than what is slow.</summary>
    public TimeSpan TimeLimit { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>How many inputs may end their process before the rest of a serializer and model is left untried.</summary>
    public int MostEnds { get; init; } = 5;
}
