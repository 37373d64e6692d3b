using System.Globalization;

namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>A way to make hostile inputs of a payload without knowing its format.</summary>
internal abstract class InputKind(InputClass @class, byte[] payload)
{
    /// <summary>The way.</summary>
    public InputClass Class { get; } = @class;

    /// <summary>How many inputs there are.</summary>
    public abstract int Count { get; }

    /// <summary>The sample's payload.</summary>
    protected byte[] Payload { get; } = payload;

    /// <summary>Says what is wrong with an input, as a phrase.</summary>
    public abstract string Describe(int number);

    /// <summary>Makes an input anew, the same each time.</summary>
    public abstract byte[] Create(int number);

    /// <summary>Formats a phrase the same in every culture.</summary>
    protected static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}

/// <summary>The ways in which a payload is made hostile, in the order in which they are tried: those that end most processes come last.</summary>
internal enum InputClass
{
    /// <summary>The sample's payload cut off behind each of its bytes, from none.</summary>
    Truncation,

    /// <summary>The sample's payload with one bit changed, for each bit.</summary>
    BitFlip,

    /// <summary>The sample's payload with the greatest value of a number of some size, at each byte.</summary>
    GreatestValue,

    /// <summary>The sample's payload after some random edits.</summary>
    Mutant,

    /// <summary>The sample's payload with a few of its bytes repeated many times somewhere.</summary>
    Repetition,
}

/// <summary>Cuts a payload off behind each of its bytes, from none.</summary>
internal sealed class Truncations(byte[] payload) : InputKind(InputClass.Truncation, payload)
{
    public override int Count => Payload.Length;

    public override string Describe(int number) => Invariant($"cut to {number} of {Payload.Length} bytes");

    public override byte[] Create(int number) => Payload[..number];
}

/// <summary>Flips each bit of a payload.</summary>
internal sealed class BitFlips(byte[] payload) : InputKind(InputClass.BitFlip, payload)
{
    public override int Count => Payload.Length * 8;

    public override string Describe(int number) => Invariant($"bit {number % 8} of byte {number / 8} flipped");

    public override byte[] Create(int number)
    {
        var flipped = Payload.ToArray();
        flipped[number / 8] ^= (byte)(1 << number % 8);
        return flipped;
    }
}
