using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Tests.Reports.Tables;

public class NumberTextTests
{
    [Theory]
    [InlineData(0, "0 cases")]
    [InlineData(1, "1 case")]
    [InlineData(2, "2 cases")]
    [InlineData(1416, "1,416 cases")]
    public void OneThingIsCalledDifferentlyThanSeveral(int number, string text) =>
        Assert.Equal(text, InCulture.Run("de-DE", () => NumberText.Count(number, "case")));

    [Fact]
    public void ANumberHasNoUnit() => Assert.Equal("1,416", InCulture.Run("de-DE", () => NumberText.Number(1416)));

    [Theory]
    [InlineData(0.4, "0 s")]
    [InlineData(16, "16 s")]
    [InlineData(59.6, "1 min")]
    [InlineData(119.5, "2 min")]
    [InlineData(1532, "25 min 32 s")]
    [InlineData(3600, "1 h")]
    [InlineData(3725.5, "1 h 2 min 6 s")]
    [InlineData(90_000, "25 h")]
    public void DurationsNameTheirUnitsAndLeaveOutZeros(double seconds, string text) =>
        Assert.Equal(text, InCulture.Run("de-DE", () => NumberText.Duration(TimeSpan.FromSeconds(seconds))));
}
