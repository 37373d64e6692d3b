using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

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

/// <summary>The process that does with a user's type what may end it: builds its values and tries serializers on them, one after the other.</summary>
public static class OwnTypeTrial
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "own-type";

    /// <summary>What begins the line that says how the values were built, or why they were not.</summary>
    internal const char Built = '=';

    /// <summary>The line that says that nothing is left to try.</summary>
    internal const string Done = ".";

    /// <summary>The line that says that another process goes on, because this one has changed what values share.</summary>
    internal const string Touched = "~";

    /// <summary>Has serializers tried on a type in another program, which has other versions of their libraries.</summary>
    public static IReadOnlyDictionary<string, BindingOutcome> RunIn(IReadOnlyList<string> program, OwnType own, IReadOnlyList<string> serializers)
    {
        var tried = new OwnTypeTrials(program).Run(own.Request with { Tried = null }, serializers, own.Steps ?? new LongSteps(TextWriter.Null, Timeout.InfiniteTimeSpan));
        return tried.Results.ToDictionary(result => result.Serializer, result => result.Outcome);
    }

    /// <summary>Tries what is wanted.</summary>
    public static int Answer(string request)
    {
        var output = Child.EndWithParent();
        var (type, serializers) = JsonSerializer.Deserialize<TrialRequest>(request)!;
        output.WriteLine(LoadOrTell(type, output) is not { } own || TryAll(own, serializers, output) ? Done : Touched);
        Environment.Exit(0); // A thread that the user's code has started may never end.
        return 0;
    }

    // Each serializer gets values that no other has touched. What they share in a static member, no other value of this process is without.
    private static bool TryAll(OwnType own, IReadOnlyList<string> serializers, TextWriter output)
    {
        if (own.HasTriedBoth)
            return false;
        foreach (var (index, (serializer, bind)) in Catalog.BindersOf(own.Model).Where(binder => serializers.Contains(binder.Serializer.Name)).Index())
        {
            if (index > 0 && !own.Renew())
                return false;
            output.WriteLine(TrialChildren.Next + serializer.Name);
            output.WriteLine(JsonSerializer.Serialize([TrialResult.Of(bind)], TrialJson.Default.TrialResultArray));
        }

        return true;
    }

    private static OwnType? LoadOrTell(OwnTypeRequest request, TextWriter output)
    {
        OwnType? own = null;
        BuiltValues built;
        try
        {
            own = OwnType.Load(request);
            built = BuiltValues.Of(own);
        }
        catch (UserErrorException exception)
        {
            built = BuiltValues.None(exception.Message);
        }
#pragma warning disable CA1031 // Whatever the user's code throws is the parent's to tell.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            var cause = Cause.Innermost(exception);
            built = BuiltValues.None($"Values of {request.Type} cannot be built: {cause.GetType().Name}: {ForeignText.OnOneLine(cause.Message).TrimEnd('.')}.");
        }

        output.WriteLine(Built + JsonSerializer.Serialize(built, TrialJson.Default.BuiltValues));
        return own;
    }
}

/// <summary>What is to be tried.</summary>
internal sealed record TrialRequest(OwnTypeRequest Request, IReadOnlyList<string> Serializers);
