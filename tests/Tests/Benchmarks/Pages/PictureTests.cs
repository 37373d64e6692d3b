using SerializationBenchmarks.Benchmarks.Pages;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Pages;

public class PictureTests
{
    [Fact]
    public void TheDefaultStudyHasAPictureOfWritingAndReadingForEachModelThatWasMeasured() => Assert.Equal(
        "Tiny: Write = SerializeOnce of Tiny | Read = DeserializeOnce of Tiny; Simple: Read = DeserializeOnce of Simple",
        Describe(Run("pocos", "SerializeOnce.Tiny", "DeserializeOnce.Tiny", "SerializeToBuffer.Complex", "DeserializeOnce.Simple")));

    [Theory]
    [InlineData("passthrough", "passthrough: SerializeOnce, TenGuids = SerializeOnce of TenGuids | DeserializeOnce, TenGuids = DeserializeOnce of TenGuids")] // Its first two operations.
    [InlineData("encodings", "encodings: TenGuids: serializeonce + deserializeonce = SerializeOnce + DeserializeOnce of TenGuids | Guids: serializeonce + deserializeonce = SerializeOnce + DeserializeOnce of Guids")]
    [InlineData("harness-overhead", "")] // It has no page.
    public void AnotherStudyHasTwoPanelsOfWhatItIsAbout(string study, string expected) => Assert.Equal(
        expected,
        Describe(Run(study, "SerializeOnce.TenGuids", "DeserializeOnce.TenGuids", "SerializeOnce.Guids", "DeserializeOnce.Guids")));

    [Fact]
    public void AUsersTypeHasNone() => Assert.Empty(Picture.Of(Run("pocos", "SerializeOnce.Tiny") with { OwnType = new OwnTypeRecord("Own", 1, "0", null) }));

    // The titles of the factory's operations are their names.
    private static RunRecord Run(string study, params string[] cases)
    {
        string[][] keys = [.. cases.Select(@case => @case.Split('.'))];
        return RecordFactory.Run([.. keys.Select(key => RecordFactory.Case(key[0], "A", key[1], RecordFactory.Round(1, 10)))]) with
        {
            Study = study,
            Operations = [.. keys.Select(key => key[0]).Distinct().Select(name => new OperationRecord(name, name, WritesPayload: false))],
            Models = [.. keys.Select(key => key[1]).Distinct()],
        };
    }

    private static string Describe(RunRecord record) => string.Join("; ", Picture.Of(record).Select(picture =>
        $"{picture.Name}: {string.Join(" | ", picture.Panels.Select(panel => $"{panel.Title} = {string.Join(" + ", panel.Operations)} of {panel.Model}"))}"));
}
