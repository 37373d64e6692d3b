using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Programs.Versions;

public class AdvisoriesTests
{
    [Theory]
    [InlineData("Newtonsoft.Json", "12.0.3", "Newtonsoft.Json 12.0.3 has a public advisory: GHSA-5crp-9r3c-p9vr; 13.0.1 mends it (looked up ")]
    [InlineData("System.Text.Json", "8.0.4", "System.Text.Json 8.0.4 has a public advisory: GHSA-8g4q-xg66-9fp4; 8.0.5 mends it (looked up ")]
    [InlineData("system.text.json", "8.0.3", "System.Text.Json 8.0.3 has public advisories: GHSA-hh2w-p6rv-4g7w, GHSA-8g4q-xg66-9fp4; 8.0.5 mends them (looked up ")]
    [InlineData("Nerdbank.MessagePack", "1.1.62", "Nerdbank.MessagePack 1.1.62 has a public advisory: GHSA-qjvr-435c-5fjh; 1.1.78 mends it (looked up ")]
    public void AVersionWithAdvisoriesIsToldWithTheOneThatMendsThem(string package, string version, string note) =>
        Assert.StartsWith(note, Advisories.NoteOf(package, version), StringComparison.Ordinal);

    [Theory]
    [InlineData("2.2.85", 7, "2.5.301")] // Not the older 2.5.187, which mends one of them.
    [InlineData("2.5.187", 6, "2.5.301")]
    [InlineData("3.0.300", 6, "3.1.7")]
    public void TheVersionThatMendsHasNoneItself(string version, int advisories, string mended)
    {
        var note = Advisories.NoteOf("MessagePack", version)!;
        Assert.Equal(advisories, note.Split("GHSA-").Length - 1);
        Assert.Contains($"; {mended} mends them ", note, StringComparison.Ordinal);
        Assert.Null(Advisories.NoteOf("MessagePack", mended));
    }

    [Theory]
    [InlineData("System.Text.Json", "6.0.10")]
    [InlineData("MessagePack", "2.5.302")]
    [InlineData("Somebodys.Own", "1.0.0")]
    public void OthersHaveNoNote(string package, string version) => Assert.Null(Advisories.NoteOf(package, version));

    [Fact]
    public void NoMeasuredVersionHasAnAdvisoryAndEveryPackageIsKnown()
    {
        Assert.Empty(Advisories.NotesOf(Catalog.Serializers));
        string[] known = [.. SupportFacts.Known.Libraries.Select(library => library.Package)];
        Assert.Distinct(known);
        var unknown = Catalog.Serializers.Where(serializer => serializer.Library is not null && !PackageVersions.IsOfRuntime(serializer.Library.Assembly)).Select(serializer => PackageVersions.PackageOf(serializer.Library!.Assembly)).Distinct()
            .Where(package => package != "System.Formats.Cbor" && !known.Any(name => package.StartsWith(name, StringComparison.OrdinalIgnoreCase)));
        Assert.Empty(unknown);
    }

    [Fact]
    public void TheCommandPrintsThem()
    {
        var answer = BuiltPrograms.RunInfo("support");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("\n- Apache.Avro: GHSA-868x-rg4c-cjqg: before 1.11.0.\n", answer.Output, StringComparison.Ordinal);
        Assert.Contains("GHSA-8g4q-xg66-9fp4: from 6.0.0 before 6.0.10, from 8.0.0 before 8.0.5.\n", answer.Output, StringComparison.Ordinal);
    }
}
