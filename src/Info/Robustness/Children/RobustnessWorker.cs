using System.CommandLine;
using System.Globalization;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Processes;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>The hidden command of a child: tries the inputs of one serializer and model, from one on, or shrinks one of them.</summary>
internal sealed class RobustnessWorker : Command
{
    public const string CommandName = "robustness-worker";

    // The stack that threads of the pool have on Windows, and less than they have elsewhere.
    private const int StackSize = 1 << 20;

    public RobustnessWorker()
        : base(CommandName, "Tries hostile inputs for the robustness command.")
    {
        Hidden = true;
        var subject = new Argument<string>("subject");
        var mutants = new Argument<int>("mutants");
        var seed = new Argument<ulong>("seed");
        var input = new Argument<int>("input") { Description = "The number of the input to begin with, or to shrink" };
        var file = new Argument<string>("file") { Description = "Where what is found goes" };
        var shrink = new Option<string>("--shrink") { Description = "The outcome that the input must keep while it is shrunk" };
        foreach (var argument in new Argument[] { subject, mutants, seed, input, file })
            Add(argument);
        Add(shrink);
        SetAction(parse =>
        {
            var binding = Subject.Find(parse.GetValue(subject)!);
            var inputs = HostileInputs.Of(binding, parse.GetValue(mutants), parse.GetValue(seed));
            var (first, path, outcome) = (parse.GetValue(input), parse.GetValue(file)!, parse.GetValue(shrink));
            Child.EndWithParent();
            RunOnSmallStack(() =>
            {
                if (outcome is null)
                    TryFrom(first, inputs, new Trier(binding), path);
                else
                    File.WriteAllBytes(path, Shrinker.Shrink(new Trier(binding), inputs[first].Create(), outcome));
            });
            return 0;
        });
    }

    /// <summary>The arguments that make a child try what the parent wants.</summary>
    public static string[] ArgumentsOf(Subject subject, RobustnessSettings settings, int input, string file, string? shrink = null) =>
    [
        CommandName,
        subject.Address,
        settings.Mutants.ToString(CultureInfo.InvariantCulture),
        settings.Seed.ToString(CultureInfo.InvariantCulture),
        input.ToString(CultureInfo.InvariantCulture),
        file,
        .. shrink is null ? [] : new[] { "--shrink", shrink },
    ];

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
