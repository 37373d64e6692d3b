using System.Collections;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text.Json;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>
/// The samples of a user's type, which are built anew for each serializer, and what the library that reads them writes of values. It writes all members that
/// a document of theirs names, whichever has it: a default that they share is seen where one says what it is and another does not.
/// </summary>
internal sealed class SampleValues : IReadOnlyList<object>, ISampleDocuments
{
    private readonly Type _type;
    private readonly IReadOnlyList<SampleSource> _sources;

    // Of each sample's document, for the documents together may be as large as the samples.
    private readonly Lazy<byte[][]?> _hashes;

    private object[] _values;
    private string? _whyUnwritten;

    /// <summary>Builds values.</summary>
    public SampleValues(Type type, IReadOnlyList<SampleSource> sources)
    {
        (_type, _sources, _values) = (type, sources, []);
        _hashes = new(FindHashes);
        Renew();
    }

    /// <summary>How many samples there are.</summary>
    public int Count => _sources.Count;

    /// <summary>Why nothing is known of what the library writes, in a sentence; null if it is, or if no library of JSON reads the type.</summary>
    public string? WhyUnwritten => _hashes.Value is null ? _whyUnwritten : null;

    /// <summary>Whether the library that built the values still writes of each what it wrote at first, so that nobody has changed it, or what it shares with others.</summary>
    public bool AreUntouched => _hashes.Value is not { } hashes || _values.Index().All(value => TryWrite(value.Item, value.Index, out var written) && HashOf(written).SequenceEqual(hashes[value.Index]));

    /// <summary>A sample.</summary>
    public object this[int index] => _values[index];

    /// <summary>Builds all values anew.</summary>
    public void Renew() => _values = Build();

    /// <summary>Finds the first difference.</summary>
    public Difference? FirstDifference(int sample, object back)
    {
        if (_hashes.Value is not { } hashes)
            return null;
        var isWritten = TryWrite(back, sample, out var written);
        if (isWritten && HashOf(written).SequenceEqual(hashes[sample]))
            return null;

        // What changes from one value of a document to the next, or when a value is written once more, is no part of it: a time, a number of calls.
        var (value, other) = (_sources[sample].Create(), _sources[sample].Create());
        if (!TryWrite(value, sample, out var expected) || !TryWrite(value, sample, out var again) || !TryWrite(other, sample, out var second))
            return null;
        if (!isWritten)
            return new Difference("", "", "a value that can be written", "one that cannot") { Writer = WriterOf(sample) };
        var diff = new DocumentDiff(value);
        var unstable = diff.All(expected, again).Concat(diff.All(expected, second)).Select(found => found.Place).ToHashSet();
        return diff.All(expected, written).FirstOrDefault(found => !unstable.Contains(found.Place)) is { } first ? first.Found with { Writer = WriterOf(sample) } : null;
    }

    /// <summary>All values.</summary>
    public IEnumerator<object> GetEnumerator() => _values.AsEnumerable().GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private static byte[] HashOf(string text) => SHA256.HashData(MemoryMarshal.AsBytes(text.AsSpan()));

    private object[] Build() => [.. _sources.Select(source => source.Create())];

    private string WriterOf(int sample) => _sources[sample].Library()!.Name;

    // Of values that nobody else gets, for a getter that is asked may change them.
    private byte[][]? FindHashes()
    {
        var libraries = _sources.Select(source => source.Library()).Distinct().ToArray();
        if (libraries.Contains(null))
            return null;
        foreach (var library in libraries)
            library!.Watch(_sources.Select(source => source.Json));
        var hashes = new List<byte[]>();
        foreach (var (index, value) in Build().Index())
        {
            if (!TryWrite(value, index, out var written))
                return null;
            hashes.Add(HashOf(written));
        }

        return [.. hashes];
    }

    private bool TryWrite(object value, int sample, out string written)
    {
        try
        {
            written = _sources[sample].Library()!.Write(value, _type);
            return true;
        }
#pragma warning disable CA1031 // A library need not write what it reads, and what a user's converter throws is anything.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            _whyUnwritten ??= $"{WriterOf(sample)} does not write the values: {JsonPlace.Reason(exception)}";
            written = "";
            return false;
        }
    }
}

/// <summary>How a sample is built.</summary>
/// <param name="Json">Its document.</param>
/// <param name="Create">Builds it, anew on each call.</param>
/// <param name="Library">The library that does; null if it is that of a generated class.</param>
internal sealed record SampleSource(ReadOnlyMemory<byte> Json, Func<object> Create, Func<SampleLibrary?> Library);
