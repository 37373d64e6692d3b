namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>Repeats each run of up to eight bytes of a payload at each place of it, and a run of each of some mutants at a place of it.</summary>
/// <remarks>
/// Long inputs cost most of a run's time. Where there are more than <see cref="MostOfSample"/> runs and places, that many are taken at equal
/// distances, each at random from those up to the next.
/// </remarks>
internal sealed class Repetitions(byte[] payload, ulong seed) : InputKind(InputClass.Repetition, payload)
{
    /// <summary>The most inputs for a serializer and model.</summary>
    public const int Most = MostOfSample + OfMutants;

    private const int MostOfSample = 800, OfMutants = 200;

    private readonly Mutants _mutants = new(payload, OfMutants, seed);

    private readonly (int Start, int Length)[] _runs =
    [
        .. from length in Enumerable.Range(1, Math.Min(Repetition.LongestRun, payload.Length))
           from start in Enumerable.Range(0, payload.Length - length + 1)
           select (start, length),
    ];

    public override int Count => OfSample + _mutants.Count;

    private int OfSample => Math.Min(Places, MostOfSample);

    private int Places => _runs.Length * (Payload.Length + 1);

    public override string Describe(int number) =>
        number < OfSample ? FindInSample(number).Describe() : $"{_mutants.Describe(number - OfSample)}, {FindInMutant(number).Repetition.Describe()}";

    public override byte[] Create(int number)
    {
        if (number < OfSample)
            return FindInSample(number).Insert(Payload);
        var (mutant, repetition) = FindInMutant(number);
        return repetition.Insert(mutant);
    }

    private Repetition FindInSample(int number)
    {
        var random = new SplitMix64(seed, number);
        var (first, next) = ((long)number * Places / OfSample, (number + 1L) * Places / OfSample);
        var (place, run) = Math.DivRem((int)first + random.Next((int)(next - first)), _runs.Length);
        return new Repetition(_runs[run].Start, _runs[run].Length, place, Repetition.DrawTimes(random));
    }

    private (byte[] Mutant, Repetition Repetition) FindInMutant(int number)
    {
        var random = new SplitMix64(seed, number);
        var mutant = _mutants.Create(number - OfSample);
        var start = random.Next(mutant.Length + 1);
        var length = Math.Min(1 + random.Next(Repetition.LongestRun), mutant.Length - start);
        return (mutant, new Repetition(start, length, random.Next(mutant.Length + 1), Repetition.DrawTimes(random)));
    }
}

/// <summary>A run of bytes that is repeated somewhere.</summary>
internal sealed record Repetition(int Start, int Length, int Place, int Times)
{
    /// <summary>The longest run.</summary>
    public const int LongestRun = 8;

    /// <summary>The most times that a run is repeated.</summary>
    public const int MostTimes = 100_000;

    /// <summary>Draws how often a run is repeated: some limits are met by fewer bytes, and two thirds of the inputs are cheap.</summary>
    public static int DrawTimes(SplitMix64 random) => random.Next(3) switch { 0 => MostTimes / 100, 1 => MostTimes / 10, _ => MostTimes };

    /// <summary>Says what it is, as a phrase.</summary>
    public string Describe() => FormattableString.Invariant($"{Length} bytes from byte {Start} on, {Times:N0} times before byte {Place}");

    /// <summary>Inserts it.</summary>
    public byte[] Insert(byte[] bytes)
    {
        var result = new byte[bytes.Length + (Length * Times)];
        bytes.AsSpan(0, Place).CopyTo(result);
        for (var offset = Place; offset < Place + (Length * Times); offset += Length)
            bytes.AsSpan(Start, Length).CopyTo(result.AsSpan(offset));
        bytes.AsSpan(Place).CopyTo(result.AsSpan(Place + (Length * Times)));
        return result;
    }
}
