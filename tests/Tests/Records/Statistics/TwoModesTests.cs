using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class TwoModesTests
{
    [Fact]
    public void ProcessesInTwoGroupsAreFound() => Assert.Equal(
        new TwoModes(2, 5, 1.5),
        Round(Find(Figures(100, 150, 100, 150, 100), Figures(10, 10, 10, 10, 10))));

    [Fact]
    public void WhatAllShareInARoundIsNoModeOfOne()
    {
        CaseFigures[] table = [Figures(10, 15, 10, 15, 10), Figures(100, 150, 100, 150, 100), Figures(20, 30, 20, 30, 20)];
        Assert.All(table, figures => Assert.Null(TwoModes.Find(figures, new RoundDrift(table))));
    }

    [Fact]
    public void ASpreadWithoutAGapIsNone() => Assert.Null(Find(Figures(100, 105, 110, 115, 120), Figures(10, 10, 10, 10, 10)));

    [Fact]
    public void TwoRoundsAreTooFew() => Assert.Null(Find(Figures(100, 200)));

    private static TwoModes? Find(CaseFigures @case, params CaseFigures[] others) => TwoModes.Find(@case, new RoundDrift([@case, .. others]));

    private static TwoModes? Round(TwoModes? modes) => modes is null ? null : modes with { Factor = Math.Round(modes.Factor, 6) };

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));
}
