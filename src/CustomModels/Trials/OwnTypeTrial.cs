using System.Text.Json;
using SerializationBenchmarks.Reports.Processes;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.CustomModels.Trials;

/// <summary>The process that does with a user's type what may end it: builds its values and tries serializers on them, one after the other.</summary>
public static class OwnTypeTrial
{
    /// <summary>The environment variable that carries what is to be tried.</summary>
    internal const string Variable = "SERIALIZATION_BENCHMARKS_OWN_TYPE";

    /// <summary>The line that says that the values are built.</summary>
    internal const string Loaded = "loaded";

    /// <summary>What begins the line that names the serializer which is tried next.</summary>
    internal const char Next = '>';

    /// <summary>Tries what is wanted if this process was started for that.</summary>
    /// <returns>False if it was not.</returns>
    public static bool TryRun()
    {
        if (Environment.GetEnvironmentVariable(Variable) is not { } variable)
            return false;

        Child.EndWithParent();
        var output = Console.Out;
        Console.SetOut(TextWriter.Null); // A user's getter may print.
        var (request, serializers) = JsonSerializer.Deserialize<TrialRequest>(variable)!;
        if (LoadOrLeave(request) is not { } own)
            return true;
        output.WriteLine(Loaded);
        foreach (var (serializer, bind) in Catalog.BindersOf(own.Model).Where(binder => serializers.Contains(binder.Serializer.Name)))
        {
            output.WriteLine(Next + serializer.Name);
            output.WriteLine(JsonSerializer.Serialize([TrialResult.Of(bind)], TrialJson.Default.TrialResultArray));
        }

        return true;
    }

    private static OwnType? LoadOrLeave(OwnTypeRequest request)
    {
        try
        {
            return OwnType.Load(request);
        }
#pragma warning disable CA1031 // The parent meets the same exception, and tells the user.
        catch (Exception)
#pragma warning restore CA1031
        {
            return null;
        }
    }
}

/// <summary>What is to be tried.</summary>
/// <param name="Request">The user's type.</param>
/// <param name="Serializers">The serializers' names.</param>
internal sealed record TrialRequest(OwnTypeRequest Request, IReadOnlyList<string> Serializers);
