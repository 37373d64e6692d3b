using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Rendering.Tables;

public class OneValueAgreementTests
{
    private static readonly RunRecord _default = Run(100, 200, 400);

    // A machine that is slower as a whole has other times, and the same ratios.
    [Theory]
    [InlineData(150, 300, 600, "half of the 6 times are at most 50.0 % apart", "they do not agree within 3 %", "are 0.0 and 0.0 % apart.")]
    [InlineData(100, 204, 408, "half of the 6 times are at most 2.0 % apart", "they agree within 3 %", "are 2.0 and 2.0 % apart.")]
    [InlineData(100, 220, 440, "half of the 6 times are at most 10.0 % apart", "they do not agree within 3 %", "are 10.0 and 10.0 % apart.")]
    public void TimesAreHeldAgainstTheDefaultStudys(double first, double second, double third, string times, string verdict, string ratios)
    {
        var sentence = new OneValueAgreement(Run(first, second, third), _default).Render("a record")!;
        Assert.Contains(times, sentence, StringComparison.Ordinal);
        Assert.Contains(verdict, sentence, StringComparison.Ordinal);
        Assert.EndsWith(ratios, sentence, StringComparison.Ordinal);
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
