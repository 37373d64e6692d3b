namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>A length or count in a payload.</summary>
/// <param name="Offset">Where it starts.</param>
/// <param name="Size">How many bytes it takes.</param>
/// <param name="Greatest">What can stand there instead: the greatest numbers of the forms that the format has for it.</param>
internal sealed record LengthField(int Offset, int Size, params IReadOnlyList<byte[]> Greatest);
