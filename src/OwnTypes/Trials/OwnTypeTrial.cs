using System.Text.Json;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Trials;

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
