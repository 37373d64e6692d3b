using System.Text.Json;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>The process that tries the inputs of one serializer and model, from one on.</summary>
internal static class RobustnessWorker
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "robustness";

    // The stack that threads of the pool have on Windows, and less than they have elsewhere.
    private const int StackSize = 1 << 20;

    /// <summary>Tries the inputs.</summary>
    public static int Answer(string request)
    {
        var (subject, mutants, seed, first, file) = JsonSerializer.Deserialize<RobustnessRequest>(request)!;
        var binding = Subject.Find(subject);
        var inputs = HostileInputs.Of(binding, mutants, seed);
        Child.EndWithParent();
        RunOnSmallStack(() => TryFrom(first, inputs, new Trier(binding), file));
        return 0;
    }

    private static void TryFrom(int first, IReadOnlyList<HostileInput> inputs, Trier trier, string path)
    {
        using var file = TrialFile.Open(path);
        for (var index = first; index < inputs.Count; index++)
        {
            var bytes = inputs[index].Create();
            file.Begin(index);
            file.Write(index, trier.Try(bytes));
        }
    }

    private static void RunOnSmallStack(ThreadStart action)
    {
        var thread = new Thread(action, StackSize);
        thread.Start();
        thread.Join();
    }
}

/// <summary>What a child is to try.</summary>
internal sealed record RobustnessRequest(string Subject, int Mutants, ulong Seed, int First, string File);
