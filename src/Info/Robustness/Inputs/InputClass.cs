namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>The ways in which a payload is made hostile.</summary>
internal enum InputClass
{
    /// <summary>The sample's payload cut off behind each of its bytes, from none.</summary>
    Truncation,

    /// <summary>The sample's payload with one bit changed, for each bit.</summary>
    BitFlip,

    /// <summary>The sample's payload with one length or count at its greatest.</summary>
    Length,

    /// <summary>Values in one another, much deeper than any model.</summary>
    Nesting,

    /// <summary>The sample's payload after some random edits.</summary>
    Mutant,
}
