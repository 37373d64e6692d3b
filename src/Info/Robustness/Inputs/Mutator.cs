using System.Globalization;

namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>
/// Makes random edits: mutant number n of a seed is the same everywhere and needs no other mutant to be made first.
/// </summary>
/// <remarks>
/// The numbers are SplitMix64's (Steele, Lea and Flood, 2014), started for each mutant from a number that the seed and n are
/// mixed into. A mutant has one to six edits; each replaces a byte, inserts one, deletes up to eight, repeats up to sixteen
/// behind themselves, or writes up to sixteen over others. Half of the new bytes are random, the others are such as mean
/// something at an edge.
/// </remarks>
internal sealed class Mutator
{
    // Zero, one, the ends of signed and continued bytes, MessagePack's nil, unused code, ext 32, str 32, array 32 and map 32, JSON's marks.
    private static readonly byte[] _edges = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF, 0xC0, 0xC1, 0xC9, 0xDB, 0xDD, 0xDF, (byte)'"', (byte)'\\', (byte)'[', (byte)'{', (byte)'-', (byte)'e'];

    private ulong _state;

    private Mutator(ulong seed, int number) => _state = Mix(seed ^ Mix((ulong)number + 1));

    public static IEnumerable<HostileInput> CreateInputs(byte[] payload, int count, ulong seed) =>
        from number in Enumerable.Range(0, count)
        select new HostileInput(
            InputClass.Mutant,
            string.Create(CultureInfo.InvariantCulture, $"mutant {number} of seed {seed}"),
            () => new Mutator(seed, number).Mutate(payload));

    private byte[] Mutate(byte[] payload)
    {
        var bytes = payload.ToList();
        for (var edits = 1 + Next(6); edits > 0; edits--)
            Edit(bytes);
        return [.. bytes];
    }

    private void Edit(List<byte> bytes)
    {
        var offset = Next(bytes.Count + 1);
        var kind = Next(5);
        if (kind == 0 || offset == bytes.Count)
            bytes.Insert(offset, NewByte());
        else if (kind == 1)
            bytes[offset] = NewByte();
        else if (kind == 2)
            bytes.RemoveRange(offset, 1 + Next(Math.Min(8, bytes.Count - offset)));
        else
            Copy(bytes, offset, behindItself: kind == 3);
    }

    private void Copy(List<byte> bytes, int offset, bool behindItself)
    {
        var part = bytes.GetRange(offset, 1 + Next(Math.Min(16, bytes.Count - offset)));
        if (behindItself)
        {
            bytes.InsertRange(offset + part.Count, part);
            return;
        }

        var target = Next(bytes.Count - part.Count + 1);
        for (var index = 0; index < part.Count; index++)
            bytes[target + index] = part[index];
    }

    private byte NewByte() => Next(2) == 0 ? (byte)Next(256) : _edges[Next(_edges.Length)];

    private int Next(int bound)
    {
        _state += 0x9E3779B97F4A7C15;
        return (int)(Mix(_state) % (ulong)bound);
    }

    private static ulong Mix(ulong value)
    {
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
        value = (value ^ value >> 27) * 0x94D049BB133111EB;
        return value ^ value >> 31;
    }
}
