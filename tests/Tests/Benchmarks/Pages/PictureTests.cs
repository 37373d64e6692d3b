using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Pages;

public class PictureTests
{
    [Fact]
    public void TheDefaultStudyHasWritingAndReadingOfEachModelFromAndToTheOwnClassWhereThatWasMeasured() => Assert.Equal(
        "Tiny-write = SerializeFromModel of Tiny; Tiny-read = DeserializeToModel of Tiny; Simple-read = DeserializeOnce of Simple",
        Describe(Run("pocos", "SerializeOnce.Tiny", "SerializeFromModel.Tiny", "DeserializeToModel.Tiny", "SerializeToBuffer.Complex", "DeserializeOnce.Simple")));

    [Theory]
    [InlineData("passthrough", "passthrough-1 = SerializeOnce of TenGuids; passthrough-2 = DeserializeOnce of TenGuids")] // Its first two operations.
    [InlineData("encodings", "encodings-1 = SerializeOnce + DeserializeOnce of TenGuids; encodings-2 = SerializeOnce + DeserializeOnce of Guids")]
    [InlineData("harness-overhead", "")] // It has no page.
    public void AnotherStudyHasTwoOfWhatItIsAbout(string study, string expected) => Assert.Equal(
        expected,
        Describe(Run(study, "SerializeOnce.TenGuids", "DeserializeOnce.TenGuids", "SerializeOnce.Guids", "DeserializeOnce.Guids")));

    [Fact]
    public void WhoAsksWhatToChooseSeesLibrariesAlone() => Assert.Equal(
        ["MessagePack"],
        Picture.Of(RecordFactory.Run(Case("MessagePack", 30), Case("MessagePackByHand", 20)))[0].Serializers);

    [Fact]
    public void AStudyThatHoldsAVariantAgainstAnotherShowsThese() => Assert.Equal(
        ["NewtonsoftJson", "NewtonsoftJsonReferences"],
        Picture.Of(RecordFactory.Run(Case("NewtonsoftJson", 30), Case("NewtonsoftJsonReferences", 20), Case("MessagePack", 10)) with { Study = "references" })[0].Serializers);

    [Fact]
    public void ItsDescriptionGoesFromTheBestToTheWorst()
    {
        var record = RecordFactory.Run(Case("NewtonsoftJson", 40), Case("MessagePack", 30), Case("MessagePackByHand", 20));
        Assert.Equal(
            """<picture><source media="(prefers-color-scheme: dark)" srcset="docs/Tiny-write-dark.svg"><img width="420" alt="Tiny: title of serializeonce, best first: from MessagePack, 30.0 ns, to NewtonsoftJson, 40.0 ns." src="docs/Tiny-write-light.svg"></picture>""",
            Picture.Render(record, Picture.Of(record), "docs"));
    }

    [Fact]
    public void AUsersTypeHasNone() => Assert.Empty(Picture.Of(Run("pocos", "SerializeOnce.Tiny") with { OwnType = new OwnTypeRecord("Own", 1, "0", null) }));

    private static CaseRecord Case(string serializer, double nanoseconds) => RecordFactory.Case(serializer, nanoseconds);

    private static RunRecord Run(string study, params string[] cases)
    {
        string[][] keys = [.. cases.Select(@case => @case.Split('.'))];
        return RecordFactory.Run([.. keys.Select(key => RecordFactory.Case(key[0], "A", key[1], RecordFactory.Round(1, 10)))]) with { Study = study };
    }

    private static string Describe(RunRecord record) => string.Join("; ", Picture.Of(record).Select(picture =>
        $"{picture.Name} = {string.Join(" + ", picture.Operations)} of {picture.Model}"));
}
