using System.Buffers.Binary;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>What lines of studies have in common that are types with the two integers of <see cref="Tiny"/> and no library's.</summary>
public static class PlainType
{
    /// <summary>What stands in the place of a wire format's name.</summary>
    public const string Format = "type without a library";

    /// <summary>Describes a line.</summary>
    public static SerializerInfo Describe(string name, int order, string summary)
    {
        var line = Baseline.Describe(name, order, summary);
        return line with { Format = Format, Traits = line.Traits with { TakesModel = false, Buffer = BufferReuse.Allocates } };
    }

    /// <summary>The members' bytes, by which round-trip validation sees that the type holds them.</summary>
    public static byte[] Write(Tiny tiny)
    {
        var payload = new byte[2 * sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(payload, tiny.Id);
        BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(sizeof(int)), tiny.OtherId);
        return payload;
    }

    /// <summary>Reads what <see cref="Write"/> wrote.</summary>
    /// <param name="payload">The members' bytes.</param>
    public static Tiny Read(byte[] payload) => new()
    {
        Id = BinaryPrimitives.ReadInt32LittleEndian(payload),
        OtherId = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(sizeof(int))),
    };
}
