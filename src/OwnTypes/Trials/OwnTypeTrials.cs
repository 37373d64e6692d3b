using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.OwnTypes.Trials;

/// <summary>Has a user's type tried in processes of their own: when a serializer ends one, the next goes on behind it.</summary>
/// <param name="program">The words that start the program, whose main method has the role <see cref="OwnTypeTrial"/>.</param>
internal sealed class OwnTypeTrials(IReadOnlyList<string> program)
{
    /// <summary>How long building the values, and trying a serializer on them, may take.</summary>
    public Patience Patience { get; init; } = Patience.WithTrials;

    /// <summary>Tries serializers on a type.</summary>
    /// <param name="request">The type.</param>
    /// <param name="serializers">The serializers' names.</param>
    /// <param name="steps">Where to say what takes long.</param>
    /// <returns>What building the values has shown, and what came of each serializer.</returns>
    /// <exception cref="UserErrorException">There are no values, or the user's code ends the process.</exception>
    public TriedType Run(OwnTypeRequest request, IReadOnlyList<string> serializers, LongSteps steps)
    {
        BuiltValues? values = null;
        var trials = new List<SerializerTrial>();
        while (values is null || serializers.Count > trials.Count)
        {
            var before = trials.Count;
            string[] rest = [.. serializers.Except(trials.Select(trial => trial.Serializer))];
            var child = RunChild(request, rest, trials, serializers.Count, steps);
            values ??= child.Values;
            if (values is null)
                throw new UserErrorException($"Building values of {request.Type} from the samples ends the process: {CauseOf(child.End)}; what a setter or a constructor of it calls must come back.");
            if (values.Refused is { } refused)
                throw new UserErrorException(refused);
            if (child.Trying is { } trying)
                trials.Add(new SerializerTrial(trying, null, CauseOf(child.End)));
            else if (child.IsDone)
                break; // Whatever is left is of no serializer of this build.
            else if (trials.Count == before)
                throw new UserErrorException($"{request.Type} ends the process while nothing is asked of it: {CauseOf(child.End)}; its constructors must leave no thread that does.");
        }

        return new TriedType(values, trials);
    }

    private string CauseOf(ChildEnd end) => end.InTime ? end.Cause : $"it did not come back within {NumberText.Duration(Patience.Limit)}";

    private (ChildEnd End, BuiltValues? Values, string? Trying, bool IsDone) RunChild(OwnTypeRequest request, string[] serializers, List<SerializerTrial> trials, int all, LongSteps steps)
    {
        var start = Child.StartOf(program, OwnTypeTrial.Role);
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0"; // A process that ends is an answer.
        BuiltValues? values = null;
        var isDone = false;
        string? trying = null;
        IDisposable? step = null;
        var waited = $"building values of {request.Type} from the samples";
        using var silence = new Silence(Patience, () => steps.Wait(waited), static () => { });
        silence.Begin();
        var end = Child.Run(start, JsonSerializer.Serialize(new TrialRequest(request, serializers)), line =>
        {
            silence.Begin();
            step?.Dispose();
            if (line == OwnTypeTrial.Done)
                isDone = true;
            else if (line.StartsWith(OwnTypeTrial.Built))
                values = JsonSerializer.Deserialize(line[1..], TrialJson.Default.BuiltValues);
            else if (line.StartsWith(OwnTypeTrial.Next))
            {
                waited = $"{trying = line[1..]} on {request.Type} ({trials.Count + 1} of {all})";
                step = steps.Start($"Validating {waited}");
            }
            else
            {
                trials.Add(new SerializerTrial(trying!, JsonSerializer.Deserialize(line, TrialJson.Default.TrialResultArray)![0], null));
                trying = null;
            }
        }, () => silence.WasTooLong);
        step?.Dispose();
        return (end, values, trying, isDone);
    }
}

/// <summary>What came of a serializer on a user's type.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Result">What was found out; null if the process ended.</param>
/// <param name="Cause">What ended the process, in a few words; null if it did not.</param>
internal sealed record SerializerTrial(string Serializer, TrialResult? Result, string? Cause);
