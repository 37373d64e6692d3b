using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class CaseFiguresTests
{
    [Fact]
    public void ARoundIsTheLowerQuartileOfItsSlicesWithoutTheOverhead()
    {
        var figures = Figures(RecordFactory.Round(1, 1) with { Operations = 10, Wall = [1000, 1200, 1100], Overhead = 100 });
        Assert.Equal([KeyValuePair.Create(1, 95.0)], figures.Rounds); // Of 90, 100 and 110.
        Assert.Equal((95, 95), (Math.Round(figures.Mean, 9), Math.Round(figures.Median, 9)));
    }

    [Fact]
    public void TheMeanIsTheGeometricOneOfTheRounds()
    {
        var figures = Figures(100, 200, 400);
        Assert.Equal(200 * 0.995, figures.Mean, 9); // A round of the factory has a lower quartile half a percent below its middle.
        Assert.Equal(200 * 0.995, figures.Median, 9);
        Assert.Equal(Math.Sqrt(70_000.0 / 3) * 0.995, figures.StandardDeviation, 6);
    }

    [Fact]
    public void IntervalsAreStudentsOfTheLogarithms()
    {
        // ln 2 between neighbours, over the root of three; Student's t of two degrees of freedom is 4.302653 for 95 % and 31.59905 for 99.9 %.
        var figures = Figures(100, 200, 400);
        var error = Math.Log(2) / Math.Sqrt(3);
        Assert.Equal(199 * Math.Exp(-4.302653 * error), figures.Time.Low, 3);
        Assert.Equal(199 * Math.Exp(4.302653 * error), figures.Time.High, 1);
        var alike = Figures(100, 101, 102);
        var margin = 31.59905 * Math.Sqrt((Math.Pow(Math.Log(1.01), 2) + Math.Pow(Math.Log(1.02), 2) - (Math.Pow(Math.Log(1.01) + Math.Log(1.02), 2) / 3)) / 2 / 3);
        Assert.Equal(alike.Mean * Math.Sinh(margin), alike.Error, 3);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void FewRoundsHaveNoInterval(int rounds)
    {
        var figures = Figures([.. Enumerable.Range(10, rounds).Select(value => (double)value)]);
        Assert.Equal((false, double.NaN), (figures.Time.HasInterval, figures.Error));
    }

    [Fact]
    public void PausesAreTakenFromTheirSlicesAndPaidByAll()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 10, Wall = [1000, 5000, 1000, 1000], Overhead = 0, Pauses = new Dictionary<int, long> { [1] = 4000 }, Collections = 1 };
        var figures = Figures(round, round with { Round = 2, Pauses = new Dictionary<int, long>(), Wall = [1000, 1000, 1000, 1000], Collections = 0 });
        Assert.All(figures.Rounds, value => Assert.Equal(100 + (4000.0 / 80), value.Value, 9));
        Assert.Equal(1000.0 / 80, figures.Gen0, 9);
    }

    [Fact]
    public void SlicesInWhichAMethodWasCompiledDoNotCountUnlessAllAreSuch()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 1, Wall = [100, 900, 800], Overhead = 0, CompiledIn = [1, 2] };
        Assert.Equal(100, Figures(round).Mean, 9);
        Assert.Equal(450, Figures(round with { CompiledIn = [0, 1, 2] }).Mean, 9);
    }

    [Fact]
    public void AllRoundsCountAndTheLeastAllocationDoes()
    {
        var figures = Figures(
            RecordFactory.Round(1, 100) with { Allocated = 56.4 },
            RecordFactory.Round(3, 200) with { Allocated = 32.04, Marks = RoundMarks.Disturbed },
            RecordFactory.Round(4, 300) with { Allocated = 33, Marks = RoundMarks.Unsettled });
        Assert.Equal(32, figures.Allocated);
        Assert.Equal(RoundMarks.Disturbed | RoundMarks.Unsettled, figures.Marks);
        Assert.Equal([1, 3, 4], figures.Rounds.Select(round => round.Key));
        Assert.Equal([99.5, 199, 298.5], figures.Rounds.Select(round => Math.Round(round.Value, 9)));
    }

    [Fact]
    public void AnOverheadLargerThanASliceIsNoNegativeTime() =>
        Assert.InRange(Figures(RecordFactory.Round(1, 1) with { Wall = [90, 95, 110], Overhead = 100, Operations = 1 }).Mean, 0, 0.01);

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));

    private static CaseFigures Figures(params RoundRecord[] rounds) => new(RecordFactory.Case("SerializeOnce", "A", "Tiny", rounds));
}
