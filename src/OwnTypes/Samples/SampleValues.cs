using System.Collections;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>
/// The samples of a user's type, which are built anew for each serializer, and what the library that reads them writes of values. It writes all members that
/// a document of theirs names, whichever has it: a default that they share is seen where one says what it is and another does not.
/// </summary>
internal sealed class SampleValues : IReadOnlyList<object>, ISampleDocuments
{
    private readonly Type _type;
    private readonly IReadOnlyList<SampleSource> _sources;

    // What is written of each sample before any serializer has touched it, or what it shares with others.
    private readonly Lazy<byte[][]?> _written;

    private object[] _values;
    private string? _whyUnwritten;

    /// <summary>Builds values.</summary>
    public SampleValues(Type type, IReadOnlyList<SampleSource> sources)
    {
        (_type, _sources, _values) = (type, sources, []);
        _written = new(WriteAll);
        Renew();
    }

    /// <summary>How many samples there are.</summary>
    public int Count => _sources.Count;

    /// <summary>Why nothing is known of what the library writes, in a sentence; null if it is, or if no library of JSON reads the type.</summary>
    public string? WhyUnwritten => _written.Value is null ? _whyUnwritten : null;

    /// <summary>Whether the library that built the values still writes of each what it wrote at first, so that nobody has changed it, or what it shares with others.</summary>
    public bool AreUntouched => _written.Value is not { } all || _values.Index().All(value => Write(value.Item, value.Index) is { } written && written.AsSpan().SequenceEqual(all[value.Index]));

    /// <summary>A sample.</summary>
    public object this[int index] => _values[index];

    /// <summary>Builds all values anew.</summary>
    public void Renew() => _values = Build();

    /// <summary>Has the library write all samples, if it has not, before a serializer touches them.</summary>
    public void Prepare() => _ = _written.Value;

    /// <summary>Finds the first difference.</summary>
    public Difference? FirstDifference(int sample, object back)
    {
        if (_written.Value?[sample] is not { } expected)
            return null;
        var written = Write(back, sample);
        if (written.AsSpan().SequenceEqual(expected))
            return null;

        // What changes from one value of a document to the next, or when a value is written once more, is no part of it: a time, a number of calls.
        var (value, other) = (_sources[sample].Create(), _sources[sample].Create());
        if (Write(value, sample) is not { } now || Write(value, sample) is not { } again || Write(other, sample) is not { } otherwise)
            return null;
        if (written is null)
            return new Difference("", "", "a value that can be written", "one that cannot") { Writer = WriterOf(sample) };
        var diff = new DocumentDiff(value);
        var unstable = diff.All(now, again).Concat(diff.All(now, otherwise)).Select(found => found.Place).ToHashSet();
        return diff.All(expected, written).FirstOrDefault(found => !unstable.Contains(found.Place)) is { } first ? first.Found with { Writer = WriterOf(sample) } : null;
    }

    /// <summary>All values.</summary>
    public IEnumerator<object> GetEnumerator() => _values.AsEnumerable().GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private object[] Build() => [.. _sources.Select(source => source.Create())];

    private string WriterOf(int sample) => _sources[sample].Library()!.Name;

    // Of values that nobody else gets, for a getter that is asked may change them.
    private byte[][]? WriteAll()
    {
        var libraries = _sources.Select(source => source.Library()).Distinct().ToArray();
        if (libraries.Contains(null))
            return null;
        foreach (var library in libraries)
            library!.Watch(_sources.Select(source => source.Json));
        byte[][] written = [.. Build().Select(Write).TakeWhile(one => one is not null).OfType<byte[]>()];
        return written.Length == Count ? written : null;
    }

    // Null if the library does not.
    private byte[]? Write(object value, int sample)
    {
        try
        {
            return _sources[sample].Library()!.Write(value, _type);
        }
#pragma warning disable CA1031 // A library need not write what it reads, and what a user's converter throws is anything.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            _whyUnwritten ??= $"{WriterOf(sample)} does not write the values: {JsonPlace.Reason(exception)}";
            return null;
        }
    }
}

/// <summary>How a sample is built.</summary>
/// <param name="Json">Its document.</param>
/// <param name="Create">Builds it, anew on each call.</param>
/// <param name="Library">The library that does; null if it is that of a generated class.</param>
internal sealed record SampleSource(ReadOnlyMemory<byte> Json, Func<object> Create, Func<SampleLibrary?> Library);

/// <summary>The value of a document at which System.Text.Json stopped.</summary>
/// <param name="Text">As the document has it; null of an object or an array.</param>
internal sealed record PlacedValue(JsonPath Path, string? Text)
{
    /// <summary>Finds it by the place that the library says: the line, and the bytes of that up to behind the value.</summary>
    /// <returns>Null where the library says no place of a value.</returns>
    public static PlacedValue? Of(ReadOnlySpan<byte> json, JsonException exception)
    {
        if (exception is not { LineNumber: { } line, BytePositionInLine: { } place })
            return null;
        var end = place;
        for (var rest = json; line > 0 && rest.IndexOf((byte)'\n') is >= 0 and var length; line--)
        {
            end += length + 1;
            rest = rest[(length + 1)..];
        }

        var around = new Stack<(JsonPath Path, bool IsArray)>();
        var path = JsonPath.Root;
        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = int.MaxValue });
        while (reader.Read())
        {
            if (reader.TokenType == JsonTokenType.PropertyName)
            {
                path = around.Peek().Path.Member(JsonText.NameAt(ref reader));
                continue;
            }

            if (reader.TokenType is JsonTokenType.EndObject or JsonTokenType.EndArray)
                path = around.Pop().Path;
            else if (around.TryPeek(out var holder) && holder.IsArray)
                path = holder.Path.Element();
            if (reader.BytesConsumed >= end)
                return new PlacedValue(path, reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray or JsonTokenType.EndObject or JsonTokenType.EndArray ? null : Encoding.UTF8.GetString(json[(int)reader.TokenStartIndex..(int)reader.BytesConsumed]));
            if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray)
                around.Push((path, reader.TokenType == JsonTokenType.StartArray));
        }

        return null;
    }
}
