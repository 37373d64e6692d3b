using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>What <c>compare</c> does with two operations of one record.</summary>
public sealed class OperationPairTests : IDisposable
{
    private static readonly RunRecord _run = RecordFactory.Run(RecordFactory.Case("First", 100, 101, 99));

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void TwoOperationsOfARecordAreComparedRoundByRound()
    {
        // The second round was slow for both, and the missing case is missing for its own operation alone.
        RecordFile.Write(_folder["ways.json"], RecordFactory.Run(
            Way("SerializeJit", "A", 100, 150, 101),
            Way("SerializeJit", "B", 200, 300, 202),
            Way("SerializeJit", "C", 300, 301, 302),
            Way("SerializeNativeAot", "A", 120, 180, 121.2),
            Way("SerializeNativeAot", "B", 200, 300, 202),
            Way("DeserializeJit", "C", 1, 1, 1)) with
        {
            Missing =
            [
                new MissingCase("C", "Tiny", true, "Failed.", "DeserializeJit"),
                new MissingCase("C", "Tiny", true, "It needs emitted code.", "SerializeNativeAot"),
            ],
        });
        var (code, output, error) = BuiltPrograms.Run("compare", _folder["ways.json"], "--operations", "serializejit,SerializeNativeAot", "--all", "--fail-on-slower", "10%");
        Assert.Equal((1, ""), (code, error));
        Assert.Matches(@"\| SerializeNativeAot \| Tiny +\| A +\| +[0-9.]+ ns \| +[0-9.]+ ns \| +1\.200 \| slower +\|", output);
        Assert.Matches(@"\| B +\| +[0-9.]+ ns \| +[0-9.]+ ns \| +1\.000 \| same +\|", output);
        Assert.Contains($"B: {_folder["ways.json"]}, SerializeNativeAot", output, StringComparison.Ordinal);
        Assert.Contains("0 faster, 1 slower, 1 same, 1 failed in B.", output, StringComparison.Ordinal);
        Assert.Contains("SLOWER by 20.0 %: SerializeNativeAot.A.Tiny", output, StringComparison.Ordinal);
        Assert.Contains("MISSING, failed in B: SerializeNativeAot.C.Tiny", output, StringComparison.Ordinal);

        static CaseRecord Way(string operation, string serializer, params double[] rounds) =>
            RecordFactory.Case(serializer, rounds) with { Key = new CaseKey(operation, serializer, "Tiny") };
    }

    [Theory]
    [InlineData("SerializeOnce", "--operations is \"SerializeOnce\"; name two different operations with a comma between them, of SerializeOnce.")]
    [InlineData("SerializeOnce,serializeonce", "name two different operations")]
    [InlineData("SerializeOnce,Serialise", "--operations: there is no operation 'Serialise'")]
    [InlineData(",", "--operations names no operation; valid are SerializeOnce.")]
    public void OperationsThatAreNotTwoOfTheRecordAreAnError(string operations, string sentence)
    {
        RecordFile.Write(_folder["a.json"], _run);
        BuiltPrograms.Run("compare", _folder["a.json"], $"--operations={operations}").IsUserError(sentence);
    }

    [Fact]
    public void OperationsOfTwoRecordsAreAnError() =>
        BuiltPrograms.Run("compare", "a.json", "b.json", "--operations", "SerializeOnce,DeserializeOnce").IsUserError("--operations compares within one record, and 2 are given; name one.");
}
