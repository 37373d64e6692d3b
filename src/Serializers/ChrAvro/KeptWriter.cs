using System.Diagnostics.CodeAnalysis;
using BinaryWriter = Chr.Avro.Serialization.BinaryWriter;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>The library's writer on its stream, for one payload after the other.</summary>
[SuppressMessage("Design", "CA1001:Types that own disposable fields should be disposable", Justification = "Kept as long as its thread, and memory alone.")]
internal sealed class KeptWriter
{
    private readonly MemoryStream _stream = new();

    public KeptWriter() => Binary = new BinaryWriter(_stream);

    /// <summary>What the payload is written to.</summary>
    public BinaryWriter Binary { get; }

    /// <summary>Starts anew, also behind a write that failed.</summary>
    public void Reset() => _stream.SetLength(0); // The position goes back with it.

    /// <summary>Copies what was written to a new array.</summary>
    public byte[] ToArray() => _stream.ToArray();
}
