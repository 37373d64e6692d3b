using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.OwnTypes.Trials;

/// <summary>Has a user's type tried in processes of their own: when a serializer ends one, the next goes on behind it.</summary>
internal sealed class OwnTypeTrials(IReadOnlyList<string> program)
{
    /// <summary>How long building the values, and trying a serializer on them, may take.</summary>
    public Patience Patience { get; init; } = Patience.WithTrials;

    /// <summary>Tries serializers on a type.</summary>
    /// <exception cref="UserErrorException">There are no values, or the user's code ends the process.</exception>
    public TriedType Run(OwnTypeRequest request, IReadOnlyList<string> serializers, LongSteps steps)
    {
        BuiltValues? values = null;
        var (isDone, isTouched, waited) = (false, false, "");
        IDisposable? step = null;
        var children = new TrialChildren(
            () =>
            {
                step?.Dispose();
                (isDone, isTouched, waited) = (false, false, $"building values of {request.Type} from the samples");
                return Child.StartOf(program, OwnTypeTrial.Role);
            },
            rest => JsonSerializer.Serialize(new TrialRequest(values is null ? request : request with { SamplesHash = values.SamplesHash, ByNewtonsoft = values.ByNewtonsoft }, rest)),
            Patience)
        {
            TakesLine = line =>
            {
                step?.Dispose();
                (isDone, isTouched) = (isDone || line == OwnTypeTrial.Done, isTouched || line == OwnTypeTrial.Touched);
                if (line.StartsWith(OwnTypeTrial.Built) && JsonSerializer.Deserialize(line[1..], TrialJson.Default.BuiltValues) is var built)
                    values = values is null || built!.Refused is not null ? built : values;
                return isDone || isTouched || line.StartsWith(OwnTypeTrial.Built);
            },
            OnNext = (serializer, number) => step = steps.Start($"Validating {waited = $"{serializer} on {request.Type} ({number} of {serializers.Count})"}"),
            OnWait = _ => steps.Wait(waited),
        };
        var tried = children.Run(serializers, (end, answers) =>
            values is null ? throw new UserErrorException($"Building values of {request.Type} from the samples ends the process: {CauseOf(end)}; what a setter or a constructor of it calls must come back.")
            : values.Refused is { } refused ? throw new UserErrorException(refused)
            : !isDone && (isTouched || answers > 0 ? true : throw new UserErrorException($"{request.Type} ends the process while nothing is asked of it: {CauseOf(end)}; its constructors must leave no thread that does.")));
        step?.Dispose();
        return new TriedType(values!, [.. tried.Select(one => one.Answer is null
            ? TrialResult.Ended(one.Name, values!.ReferToThemselves, CauseOf(one.End!))
            : JsonSerializer.Deserialize(one.Answer, TrialJson.Default.TrialResultArray)![0])]);
    }

    private string CauseOf(ChildEnd end) => end.InTime ? end.Cause : $"it did not come back within {NumberText.Duration(Patience.Limit)}";
}
