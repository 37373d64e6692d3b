using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using SerializationBenchmarks.Serializers;
using JsonException = System.Text.Json.JsonException;

namespace SerializationBenchmarks.Reports;

/// <summary>
/// Builds values of a type from JSON: with System.Text.Json, names in any case and enumerations by name or number, because a
/// user's documents are rarely written by the same settings that are measured; with Newtonsoft.Json where that fails.
/// </summary>
/// <param name="type">The type.</param>
internal sealed class SampleBuilder(Type type)
{
    private static readonly JsonSerializerOptions _strict = new(JsonSerializerDefaults.Web)
    {
        Converters = { new JsonStringEnumConverter() },
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    };

    private static readonly JsonSerializerOptions _lenient = new(_strict) { UnmappedMemberHandling = JsonUnmappedMemberHandling.Skip };

    private readonly List<string> _notes = [];

    /// <summary>What the user should know, in sentences, each once.</summary>
    public IReadOnlyList<string> Notes => _notes;

    /// <summary>Builds a value once to see how it is done.</summary>
    /// <param name="sample">The sample.</param>
    /// <returns>Builds the value anew on every call.</returns>
    /// <exception cref="UserErrorException">The sample does not fit the type.</exception>
    public Func<object> Build(Sample sample)
    {
        if (Catalog.JsonReaderOf(type) is { } generated)
            return BuildGenerated(sample, generated);
        if (Try(sample, _strict) is null)
            return () => BuildWith(sample, _strict);
        if (Try(sample, _lenient) is not { } failure)
        {
            Note($"Samples have members that {type.Name} lacks; they are left out. The first: {JsonPlace.Reason(Try(sample, _strict)!)}.");
            return () => BuildWith(sample, _lenient);
        }

        try
        {
            BuildWithNewtonsoft(sample);
            Note($"The samples are built with Newtonsoft.Json, because System.Text.Json does not: {JsonPlace.Reason(failure)}.");
            return () => BuildWithNewtonsoft(sample);
        }
        catch (Exception other) when (other is Newtonsoft.Json.JsonException or ArgumentException or InvalidOperationException)
        {
            throw new UserErrorException($"{sample.Place} does not fit {type.FullName}: {Describe(failure)}.", failure);
        }
    }

    private Func<object> BuildGenerated(Sample sample, Func<string, object> reader)
    {
        var json = Encoding.UTF8.GetString(sample.Json.Span);
        try
        {
            reader(json);
            return () => reader(json);
        }
#pragma warning disable CA1031 // Every library has exceptions of its own for a text that does not fit.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            throw new UserErrorException($"{sample.Place} does not fit {type.FullName}: {JsonPlace.Reason(exception)}.", exception);
        }
    }

    private static string Describe(Exception failure) => failure is JsonException { Path: { } path, LineNumber: not null } json
        ? $"{JsonPlace.Of(json)}, at {path}: {JsonPlace.Reason(json)}"
        : JsonPlace.Reason(failure);

    private object BuildWith(Sample sample, JsonSerializerOptions options) =>
        System.Text.Json.JsonSerializer.Deserialize(sample.Json.Span, type, options) ?? throw new JsonException("The value is null.");

    private object BuildWithNewtonsoft(Sample sample) =>
        JsonConvert.DeserializeObject(Encoding.UTF8.GetString(sample.Json.Span), type) ?? throw new JsonSerializationException("The value is null.");

    private Exception? Try(Sample sample, JsonSerializerOptions options)
    {
        try
        {
            BuildWith(sample, options);
            return null;
        }
        catch (Exception exception) when (exception is JsonException or NotSupportedException or InvalidOperationException or ArgumentException)
        {
            return exception;
        }
    }

    private void Note(string note)
    {
        if (!_notes.Contains(note))
            _notes.Add(note);
    }
}
