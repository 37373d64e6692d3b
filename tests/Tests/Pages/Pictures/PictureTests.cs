using SerializationBenchmarks.Pages.Pictures;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Pages.Pictures;

public class PictureTests
{
    [Fact]
    public void TheDefaultStudyHasWritingAndReadingOfTheLastModelFromAndToTheOwnClassWhereThatWasMeasured()
    {
        Assert.Equal(
            "Simple-write-read = SerializeFromModel + DeserializeToModel of Simple",
            Describe(Run("pocos", "SerializeOnce.Tiny", "SerializeOnce.Simple", "DeserializeOnce.Simple", "SerializeFromModel.Simple", "DeserializeToModel.Simple", "SerializeToBuffer.Complex")));
        Assert.Equal("Simple-write-read = SerializeOnce + DeserializeOnce of Simple", Describe(Run("pocos", "SerializeOnce.Simple", "DeserializeOnce.Simple")));
        Assert.Equal("", Describe(Run("pocos", "SerializeOnce.Simple")));
    }

    [Fact]
    public void ItHasABarALibraryOfItsFastestConfiguration()
    {
        var picture = Picture.Of(FewLibraries.Run).Single();
        Assert.Equal(["Fast", "Generated", "Slow"], picture.Serializers);
        Assert.Equal(["write", "read"], picture.Parts);
        Assert.Equal("Generator", picture.Labels!["Generated"]);
    }

    [Theory]
    [InlineData("passthrough", "passthrough-1 = SerializeOnce of TenGuids; passthrough-2 = DeserializeOnce of TenGuids")] // Its first two operations.
    [InlineData("encodings", "encodings-1 = SerializeOnce + DeserializeOnce of TenGuids; encodings-2 = SerializeOnce + DeserializeOnce of Guids")]
    [InlineData("harness-overhead", "")] // It has no page.
    public void AnotherStudyHasTwoOfWhatItIsAbout(string study, string expected) => Assert.Equal(
        expected,
        Describe(Run(study, "SerializeOnce.TenGuids", "DeserializeOnce.TenGuids", "SerializeOnce.Guids", "DeserializeOnce.Guids")));

    [Fact]
    public void AStudyThatHoldsAVariantAgainstAnotherShowsThese() => Assert.Equal(
        ["NewtonsoftJson", "NewtonsoftJsonReferences"],
        Picture.Of(RecordFactory.Run(Case("NewtonsoftJson", 30), Case("NewtonsoftJsonReferences", 20), Case("MessagePack", 10)) with { Study = "references" })[0].Serializers);

    [Fact]
    public void ItsDescriptionGoesFromTheBestToTheWorst()
    {
        var record = RecordFactory.Run([.. Both("NewtonsoftJson", 40), .. Both("MessagePack", 30)]);
        Assert.Equal(
            """<picture><source media="(prefers-color-scheme: dark)" srcset="docs/Tiny-write-read-dark.svg"><img width="680" alt="Write and read Tiny: from MessagePack, 60.0 ns, to NewtonsoftJson, 80.0 ns." src="docs/Tiny-write-read-light.svg"></picture>""",
            Picture.Render(record, Picture.Of(record), "docs"));
    }

    [Fact]
    public void AStudyOfWhatChangesShowsALineThroughItsOperationsOnItsLastModel()
    {
        string[] states = ["SerializeOnce", "SerializeOneByOne", "SerializeMixed", "SerializeFresh"];
        var record = RecordFactory.Run(
            [
                .. from model in new[] { "Simple", "Complex" } from state in states select RecordFactory.Case(state, "MessagePack", model, RecordFactory.Round(1, 40)),
                .. states.Select((state, place) => RecordFactory.Case(state, "MemoryPack", "Complex", RecordFactory.Round(1, 10 * (place + 1)))),
                RecordFactory.Case("DeserializeOnce", "MemoryPack", "Complex", RecordFactory.Round(1, 1)), // Without the other states.
            ]) with
        { Study = "fresh" };
        Assert.Equal("fresh-1 = SerializeOnce + SerializeOneByOne + SerializeMixed + SerializeFresh of Complex", Describe(record));
        Assert.Equal(["one value", "one by one", "mixed", "fresh"], Picture.Of(record)[0].States);
        Assert.Contains(
            "alt=\"Complex: serialize, best first: one value from MemoryPack, 10.0 ns, to MessagePack, 40.0 ns; one by one from MemoryPack, 20.0 ns, to MessagePack, 40.0 ns; mixed ",
            Picture.Render(record, Picture.Of(record), "docs"),
            StringComparison.Ordinal);
    }

    // Of the garbage collection that is a program's default.
    [Fact]
    public void ThroughputIsShownFromOneThreadToAllOfTheRecordsMachine()
    {
        string[] operations = ["SerializeWorkstation1", "SerializeWorkstation16", "SerializeServer1", "SerializeServer16"];
        var record = RecordFactory.Run([.. operations.Select(operation => RecordFactory.Case(operation, "MemoryPack", "Complex", RecordFactory.Round(1, 100)))]);
        record = record with { Study = "throughput", Environment = record.Environment with { Cores = 16 } };
        Assert.Equal("throughput-1 = SerializeWorkstation1 + SerializeWorkstation16 of Complex", Describe(record));
        Assert.Equal(["1 thread", "16 threads"], Picture.Of(record)[0].States);
        Assert.Contains("16 threads from MemoryPack, 10,000,000 a second, to", Picture.Render(record, Picture.Of(record), "docs"), StringComparison.Ordinal);
    }

    [Fact]
    public void AServersTimeIsShownOverTheLengthOfTheJsonAndTheEchoIsDashed()
    {
        var record = RecordFactory.Run(
            [
                .. from size in new[] { (Model: "Complex1", Bytes: 600), (Model: "Complex100", Bytes: 60_000) }
                   from serializer in new[] { "SystemTextJson", "EchoJson" }
                   select RecordFactory.Case("Http", serializer, size.Model, RecordFactory.Round(1, size.Bytes)) with { PayloadBytes = size.Bytes },
            ]) with
        { Study = "service" };
        var picture = Picture.Of(record).Single();
        Assert.Equal(("service-1", "Http"), (picture.Name, picture.Operations.Single()));
        Assert.Equal([("Complex1", 600), ("Complex100", 60_000)], picture.Points!.Select(point => (point.Model, point.Bytes)));
        Assert.Contains("EchoJson", picture.Dashed!);
        Assert.Contains("by the length of the JSON, best first: 600 B from ", Picture.Render(record, [picture], "docs"), StringComparison.Ordinal);
    }

    [Fact]
    public void AUsersTypeHasNone() => Assert.Empty(Picture.Of(Run("pocos", "SerializeOnce.Tiny") with { OwnType = new OwnTypeRecord("Own", 1, "0", null) }));

    private static CaseRecord[] Both(string serializer, double nanoseconds) =>
        [.. new[] { "SerializeOnce", "DeserializeOnce" }.Select(operation => RecordFactory.Case(operation, serializer, "Tiny", RecordFactory.Round(1, nanoseconds)))];

    private static CaseRecord Case(string serializer, double nanoseconds) => RecordFactory.Case(serializer, nanoseconds);

    private static RunRecord Run(string study, params string[] cases)
    {
        string[][] keys = [.. cases.Select(@case => @case.Split('.'))];
        return RecordFactory.Run([.. keys.Select(key => RecordFactory.Case(key[0], "A", key[1], RecordFactory.Round(1, 10)))]) with { Study = study };
    }

    private static string Describe(RunRecord record) => string.Join("; ", Picture.Of(record).Select(picture =>
        $"{picture.Name} = {string.Join(" + ", picture.Operations)} of {picture.Model}"));
}
