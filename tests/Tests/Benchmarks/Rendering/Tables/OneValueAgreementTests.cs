using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Rendering.Tables;

public class OneValueAgreementTests
{
    private static readonly RunRecord _default = Run(100, 200, 400);

    // A machine that is slower as a whole has other times, and the same ratios.
    [Theory]
    [InlineData(150, 300, 600, "0.0 % apart in", "50.0 % in the median. They agree within 3 %.")]
    [InlineData(100, 204, 408, "2.0 % apart in", "2.0 % in the median. They agree within 3 %.")]
    [InlineData(100, 220, 440, "10.0 % apart in", "10.0 % in the median. They do not agree within 3 %.")]
    public void RatiosAreHeldAgainstTheDefaultStudys(double first, double second, double third, string ratios, string times)
    {
        var sentence = new OneValueAgreement(Run(first, second, third), _default).Render("a record")!;
        Assert.Contains(ratios, sentence, StringComparison.Ordinal);
        Assert.EndsWith(times, sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void OnAnotherMachineNothingIsSaid() => Assert.Null(
        new OneValueAgreement(_default with { Environment = _default.Environment with { Cores = 99 } }, _default).Render("a record"));

    private static RunRecord Run(params double[] times) => RecordFactory.Run(
    [
        .. from operation in new[] { "SerializeOnce", "DeserializeOnce" }
           from place in Enumerable.Range(0, times.Length)
           select RecordFactory.Case(operation, $"Serializer{place}", "Tiny", [.. Enumerable.Range(1, 3).Select(round => RecordFactory.Round(round, times[place]))]),
    ]);
}
