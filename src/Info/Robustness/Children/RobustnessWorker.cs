using System.CommandLine;
using System.Globalization;
using System.Reflection;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>The hidden command of a child: tries the inputs of one row and model, from one on.</summary>
internal sealed class RobustnessWorker : Command
{
    public const string CommandName = "robustness-worker";

    // The stack that threads of the pool have on Windows, and less than they have elsewhere.
    private const int StackSize = 1 << 20;

    public RobustnessWorker()
        : base(CommandName, "Tries hostile inputs for the robustness command.")
    {
        Hidden = true;
        var work = new Argument<string[]>("work") { Arity = new ArgumentArity(5, 5) };
        Add(work);
        SetAction(parse =>
        {
            var thread = new Thread(() => Work(parse.GetValue(work)!), StackSize);
            thread.Start();
            thread.Join();
            return 0;
        });
    }

    /// <summary>The arguments that make a child try what the parent wants.</summary>
    public static string[] ArgumentsOf(Subject subject, RobustnessSettings settings, int first, string file) =>
    [
        CommandName,
        subject.Address,
        settings.Mutants.ToString(CultureInfo.InvariantCulture),
        settings.Seed.ToString(CultureInfo.InvariantCulture),
        first.ToString(CultureInfo.InvariantCulture),
        file,
    ];

    private static void Work(string[] work)
    {
        var contender = Subject.Find(work[0]);
        var inputs = HostileInputs.Of(contender, int.Parse(work[1], CultureInfo.InvariantCulture), ulong.Parse(work[2], CultureInfo.InvariantCulture));
        using var file = TrialFile.Open(work[4]);
        var trier = new Trier(contender);
        for (var index = int.Parse(work[3], CultureInfo.InvariantCulture); index < inputs.Count; index++)
        {
            var bytes = inputs[index].Create();
            file.Begin(index);
            file.Write(index, trier.Try(bytes));
        }
    }
}
