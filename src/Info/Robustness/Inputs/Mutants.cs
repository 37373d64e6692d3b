namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>Makes random edits: mutant number n of a seed is the same everywhere.</summary>
/// <remarks>
/// A mutant has one to six edits; each replaces a byte, inserts one, deletes up to eight, repeats up to sixteen behind themselves, or
/// writes up to sixteen over others. Half of the new bytes are random, the others are such as mean something at an edge.
/// </remarks>
internal sealed class Mutants(byte[] payload, int count, ulong seed) : InputKind(InputClass.Mutant, payload)
{
    // Zero, one, and the ends of signed and continued bytes.
    private static readonly byte[] _edges = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF];

    public override int Count => count;

    public override string Describe(int number) => Invariant($"mutant {number} of seed {seed}");

    public override byte[] Create(int number)
    {
        var random = new SplitMix64(seed, number);
        var bytes = Payload.ToList();
        for (var edits = 1 + random.Next(6); edits > 0; edits--)
            Edit(bytes, random);
        return [.. bytes];
    }

    private static void Edit(List<byte> bytes, SplitMix64 random)
    {
        var offset = random.Next(bytes.Count + 1);
        var kind = random.Next(5);
        if (kind == 0 || offset == bytes.Count)
            bytes.Insert(offset, NewByte(random));
        else if (kind == 1)
            bytes[offset] = NewByte(random);
        else if (kind == 2)
            bytes.RemoveRange(offset, 1 + random.Next(Math.Min(8, bytes.Count - offset)));
        else
            Copy(bytes, offset, behindItself: kind == 3, random);
    }

    private static void Copy(List<byte> bytes, int offset, bool behindItself, SplitMix64 random)
    {
        var part = bytes.GetRange(offset, 1 + random.Next(Math.Min(16, bytes.Count - offset)));
        if (behindItself)
        {
            bytes.InsertRange(offset + part.Count, part);
            return;
        }

        var target = random.Next(bytes.Count - part.Count + 1);
        for (var index = 0; index < part.Count; index++)
            bytes[target + index] = part[index];
    }

    private static byte NewByte(SplitMix64 random) => random.Next(2) == 0 ? (byte)random.Next(256) : _edges[random.Next(_edges.Length)];
}

/// <summary>The random numbers of Steele, Lea and Flood (2014), which are the same everywhere: number n of a seed needs no other to be drawn first.</summary>
internal sealed class SplitMix64(ulong seed, int number)
{
    private ulong _state = Mix(seed ^ Mix((ulong)number + 1));

    /// <summary>Draws a number from 0 to below a bound.</summary>
    public int Next(int bound)
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
