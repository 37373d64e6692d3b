using System.Collections;
using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.CustomModels.Samples;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Terminal;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>
/// What samples hold and the values that are built from them lack: a member without a setter, one that is ignored, or a document
/// of something else. Nothing that is measured later would show it.
/// </summary>
/// <param name="type">The samples' type.</param>
public sealed class DataLoss(Type type)
{
    /// <summary>Stands for whatever may be lost, where that cannot be told.</summary>
    public const string Anything = "*";

    private const int MostNamed = 5;

    private static readonly Type[] _dictionaries = [typeof(IDictionary<,>), typeof(IReadOnlyDictionary<,>)];

    private readonly List<string> _paths = [];
    private Sample? _first;
    private string? _whyUnknown;

    /// <summary>The lost members' paths, each once, without indexes and keys; <see cref="Anything"/> where it cannot be told.</summary>
    public IReadOnlyList<string> Paths => _paths;

    /// <summary>Says in a sentence what is lost. It holds no data of the user's but members' names, so that it can be recorded.</summary>
    /// <param name="type">The type's name.</param>
    /// <param name="paths">The paths, at least one.</param>
    public static string Describe(string type, IReadOnlyList<string> paths) => paths.Contains(Anything)
        ? $"It is not known whether the values of {type} keep everything that the samples hold."
        : $"The values of {type} do not keep everything that the samples hold: {Name(paths)} lost.";

    /// <summary>Compares a sample with what its value writes.</summary>
    /// <param name="sample">The sample.</param>
    /// <param name="value">The value built from it.</param>
    /// <param name="type">The type it was built as.</param>
    /// <param name="library">What it was built with, which writes it by the same names.</param>
    internal void Check(Sample sample, object value, Type type, SampleLibrary library)
    {
        IReadOnlyList<string> found;
        try
        {
            found = Find(sample, value, type, library);
        }
#pragma warning disable CA1031 // Whatever a getter or a converter of the user's throws.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            found = [Anything];
            _whyUnknown ??= JsonPlace.Reason(exception);
        }

        if (found.Count > 0)
            _first ??= sample;
        _paths.AddRange(found.Except(_paths));
    }

    /// <summary>Refuses values that lack something.</summary>
    /// <exception cref="UserErrorException">They do.</exception>
    internal void ThrowIfAny()
    {
        if (_first is null)
            return;
        var name = TypeName.FullOf(type);
        throw new UserErrorException(_whyUnknown is not null
            ? $"Whether {name} keeps everything that {_first.Place} holds cannot be checked, because writing the value back fails: {_whyUnknown}; measure it all the same with {OwnTypeOptions.AllowLoss}."
            : $"{name} does not keep everything that {_first.Place} holds: {Name(_paths)} lost; check that the document is of this type and that its members can be set, or measure without what is lost with {OwnTypeOptions.AllowLoss}.");
    }

    private static IReadOnlyList<string> Find(Sample sample, object value, Type type, SampleLibrary library)
    {
        var options = new JsonDocumentOptions { MaxDepth = SampleLibrary.DeepestLevel };
        using var document = JsonDocument.Parse(sample.Json, options);
        using var written = JsonDocument.Parse(library.Write(value, type, false), options);
        var isDictionary = type.IsAssignableTo(typeof(IDictionary)) || type.GetInterfaces().Any(face => face.IsGenericType && _dictionaries.Contains(face.GetGenericTypeDefinition()));
        var lost = new LostMembers(isDictionary);
        lost.Compare(document.RootElement, written.RootElement, null);
        if (lost.Paths.Count == 0)
            return [];

        // Enumerations that the document has as numbers are the one reason to write it all again.
        using var withNumbers = JsonDocument.Parse(library.Write(value, type, true), options);
        lost = new LostMembers(isDictionary);
        lost.Compare(document.RootElement, written.RootElement, withNumbers.RootElement);
        return lost.Paths;
    }

    private static string Name(IReadOnlyList<string> paths)
    {
        var named = string.Join(", ", paths.Take(MostNamed));
        var rest = paths.Count - MostNamed;
        return rest > 0 ? string.Create(CultureInfo.InvariantCulture, $"{named} and {rest:N0} more are")
            : $"{named} {(paths.Count == 1 ? "is" : "are")}";
    }
}
