using System.Collections;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>Says why a document does not fit a type.</summary>
internal sealed class Misfit(Sample sample, Type type)
{
    private const int LongestValue = 40; // More of it would hide the sentence.

    /// <summary>Of a document that neither library reads, as a sentence without its end: what the one says that came further, or what both say where that is of the type.</summary>
    public string Of(SampleLibrary first, Exception failure, SampleLibrary second, Exception other)
    {
        if (!type.IsAssignableTo(typeof(IEnumerable)) && CountOfArray() is { } count)
            return $"{sample.Place} holds an array of {NumberText.Count(count, "value")}, and {TypeName.FullOf(type)} is one; name \"List<{TypeName.FullOf(type)}>\", or write each value on a line of its own in a .jsonl file";
        var (reason, otherReason) = (Explain(first, failure), Explain(second, other));
        return DoesNotFit(Cause.Innermost(failure).Message == Cause.Innermost(other).Message ? reason // Of a setter, and of no library.
            : PlaceOf(failure) is not { } place || PlaceOf(other) is not { } otherPlace ? $"{first.Name}: {reason}; {second.Name}: {otherReason}"
            : place.Path == otherPlace.Path || (place.Line, place.Column).CompareTo((otherPlace.Line, otherPlace.Column)) > 0 ? $"{first.Name}: {reason}"
            : $"{second.Name}: {otherReason}");
    }

    /// <summary>Of a document whose reader refuses just what another library reads and does not keep; null if it is not just that.</summary>
    public string? Of(SampleLibrary reader, Exception failure, IReadOnlyList<string> lost) =>
        failure is JsonException json && DataLoss.Missing(lost).Count == 0 && PlacedValue.Of(sample.Json.Span, json)?.Path is { } path
        && lost.All(other => path == JsonPath.Root || other == path.ToString() || other.StartsWith($"{path}.", StringComparison.Ordinal) || other.StartsWith($"{path}[", StringComparison.Ordinal))
            ? DoesNotFit($"{reader.Name}: {Explain(reader, failure)}")
            : null;

    private string DoesNotFit(string reasons) => $"{sample.Place} does not fit {TypeName.FullOf(type)}: {reasons}";

    private int? CountOfArray()
    {
        using var document = JsonDocument.Parse(sample.Json, new JsonDocumentOptions { MaxDepth = JsonText.DeepestLevel });
        return document.RootElement.ValueKind == JsonValueKind.Array ? document.RootElement.GetArrayLength() : null;
    }

    /// <summary>Why a library refuses the document, and what helps.</summary>
    public string Explain(SampleLibrary library, Exception failure) => DerivedClasses.HelpOn(library.Name, DerivedClasses.AllOf(type), failure.Message) is { Length: > 0 } help
        ? $"{Describe(failure)}.{help.TrimEnd('.')}"
        : Describe(failure);

    private string Describe(Exception failure) => PlaceOf(failure) is { } place
        ? $"{JsonPlace.Of(place.Line, place.Column)}, at {place.Path}{ValueAt(failure)}: {JsonPlace.Reason(failure)}"
        : JsonPlace.Reason(failure);

    // The other library says the value itself. What stands where this one stopped may be another than the one that it names.
    private string ValueAt(Exception failure) =>
        failure is JsonException { Path: { } path } json && PlacedValue.Of(sample.Json.Span, json) is { Text: { } value } placed && path.EndsWith(placed.Path.End, StringComparison.Ordinal)
            ? $" ({(value.Length > LongestValue ? $"{value[..LongestValue]}…" : value)})"
            : "";

    private static (string Path, long Line, long Column)? PlaceOf(Exception failure) => failure switch
    {
        JsonException { Path: { } path, LineNumber: { } line, BytePositionInLine: { } place } => (path, line + 1, place + 1),
        Newtonsoft.Json.JsonReaderException { LineNumber: > 0 } json => (Root(json.Path), json.LineNumber, json.LinePosition),
        Newtonsoft.Json.JsonSerializationException { LineNumber: > 0 } json => (Root(json.Path), json.LineNumber, json.LinePosition),
        _ => null,
    };

    private static string Root(string? path) => string.IsNullOrEmpty(path) ? "$" : path[0] == '[' ? $"${path}" : $"$.{path}";
}
