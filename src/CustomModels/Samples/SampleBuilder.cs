using System.Text;
using System.Text.Json;
using SerializationBenchmarks.CustomModels.Loss;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Terminal;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.CustomModels.Samples;

/// <summary>
/// Builds values of a type from JSON: with System.Text.Json, names in any case and enumerations by name or number, because a
/// user's documents are rarely written by the same settings that are measured; with Newtonsoft.Json where that fails.
/// </summary>
/// <param name="type">The type.</param>
/// <param name="loss">Where to note what the values lack; null if that is known.</param>
internal sealed class SampleBuilder(Type type, DataLoss? loss)
{
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
        if (Try(sample, SampleLibrary.SystemTextJson, out var value) is not { } failure)
            return Finish(sample, SampleLibrary.SystemTextJson, value!);
        if (Try(sample, SampleLibrary.Newtonsoft, out value) is not null)
            throw new UserErrorException($"{sample.Place} does not fit {TypeName.FullOf(type)}: {Describe(failure)}.", failure);
        Note($"The samples are built with Newtonsoft.Json, because System.Text.Json does not: {JsonPlace.Reason(failure)}.");
        return Finish(sample, SampleLibrary.Newtonsoft, value!);
    }

    // The readers of generated classes refuse what they cannot keep, so that nothing is lost.
    private Func<object> BuildGenerated(Sample sample, Func<string, object> reader)
    {
        var json = Encoding.UTF8.GetString(sample.Json.Span);
        try
        {
            return BuiltOnce(reader(json), () => reader(json));
        }
#pragma warning disable CA1031 // Every library has exceptions of its own for a text that does not fit.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            throw new UserErrorException($"{sample.Place} does not fit {TypeName.FullOf(type)}: {JsonPlace.Reason(exception)}.", exception);
        }
    }

    private Func<object> Finish(Sample sample, SampleLibrary library, object value)
    {
        loss?.Check(sample, value, type, library);
        return BuiltOnce(value, () => library.Build(sample.Json, type));
    }

    // Building a large value again just because the first one was a trial would take seconds.
    private static Func<object> BuiltOnce(object value, Func<object> build)
    {
        object? first = value;
        return () => Interlocked.Exchange(ref first, null) ?? build();
    }

    private static string Describe(Exception failure) => failure is JsonException { Path: { } path, LineNumber: not null } json
        ? $"{JsonPlace.Of(json)}, at {path}: {JsonPlace.Reason(json)}"
        : JsonPlace.Reason(failure);

    private Exception? Try(Sample sample, SampleLibrary library, out object? value)
    {
        try
        {
            value = library.Build(sample.Json, type);
            return null;
        }
        catch (Exception exception) when (exception is JsonException or Newtonsoft.Json.JsonException or NotSupportedException or InvalidOperationException or ArgumentException)
        {
            value = null;
            return exception;
        }
    }

    private void Note(string note)
    {
        if (!_notes.Contains(note))
            _notes.Add(note);
    }
}
