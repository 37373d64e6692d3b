using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
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

/// <summary>What a serializer made of a user's type in a process of its own, so that no other process need try it.</summary>
internal sealed record TrialResult(string Serializer, BindingOutcome Outcome)
{
    /// <summary>Binds and validates a serializer in this process.</summary>
    public static TrialResult Of(Func<Binding> bind)
    {
        var binding = bind();
        return new TrialResult(binding.Serializer.Name, BindingOutcome.Of(binding));
    }

    /// <summary>Of a serializer that did not come back.</summary>
    public static TrialResult Ended(string serializer, bool refersToItself, string cause) => new(
        serializer,
        new BindingOutcome(new Reason($"{serializer} ends the process on this value: {cause}{(refersToItself ? "; it refers to itself" : "")}."), null, null, 0));
}

/// <summary>What building the values of a user's type has shown.</summary>
/// <param name="ByNewtonsoft">The samples that Newtonsoft.Json builds, by their numbers from 0.</param>
/// <param name="Refused">Why there are no values, in a sentence; null if there are.</param>
internal sealed record BuiltValues(
    string SamplesHash, IReadOnlyList<int> ByNewtonsoft, IReadOnlyList<string> Notes, IReadOnlyList<string> Lost, bool HasPlainValues, bool ReferToThemselves, string? Refused = null)
{
    /// <summary>What is told where there are no values.</summary>
    public static BuiltValues None(string because) => new("", [], [], [], HasPlainValues: false, ReferToThemselves: false, because);

    /// <summary>What is told of values.</summary>
    public static BuiltValues Of(OwnType own) => new(
        own.Request.SamplesHash!,
        own.Request.ByNewtonsoft!,
        own.Values!.WhyUnwritten is { } reason ? [.. own.Notes, $"What comes back is compared with the samples in its members alone, because {reason}."] : own.Notes,
        own.Lost,
        own.HasPlainValues,
        ValueCycle.IsIn(own.Model.Samples));
}

/// <summary>What processes found out about a user's type.</summary>
internal sealed record TriedType(BuiltValues Values, IReadOnlyList<TrialResult> Results);

/// <summary>How processes tell each other the results. Generated, because reflection would be a tenth of a worker's start.</summary>
[JsonSerializable(typeof(TrialResult[]))]
[JsonSerializable(typeof(BuiltValues))]
internal sealed partial class TrialJson : JsonSerializerContext;
