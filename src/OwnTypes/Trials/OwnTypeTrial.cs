using System.Text.Json;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Trials;

/// <summary>The process that does with a user's type what may end it: builds its values and tries serializers on them, one after the other.</summary>
public static class OwnTypeTrial
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "own-type";

    /// <summary>The line that says that the values are built.</summary>
    internal const string Loaded = "loaded";

    /// <summary>What begins the line that names the serializer which is tried next.</summary>
    internal const char Next = '>';

    /// <summary>Tries what is wanted.</summary>
    /// <param name="request">What is to be tried.</param>
    /// <returns>The exit code.</returns>
    public static int Answer(string request)
    {
        Child.EndWithParent();
        var output = Console.Out;
        Console.SetOut(TextWriter.Null); // A user's getter may print.
        var (type, serializers) = JsonSerializer.Deserialize<TrialRequest>(request)!;
        if (LoadOrLeave(type) is not { } own)
            return 0;
        output.WriteLine(Loaded);
        foreach (var (serializer, bind) in Catalog.BindersOf(own.Model).Where(binder => serializers.Contains(binder.Serializer.Name)))
        {
            output.WriteLine(Next + serializer.Name);
            output.WriteLine(JsonSerializer.Serialize([TrialResult.Of(bind)], TrialJson.Default.TrialResultArray));
        }

        return 0;
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
