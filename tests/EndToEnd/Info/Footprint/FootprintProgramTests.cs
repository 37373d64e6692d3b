using System.Collections.Concurrent;
using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Info.Footprint;

/// <summary>Programs that are published.</summary>
public sealed partial class FootprintProgramTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ALibraryAddsItsFilesAndWhatTheRuntimeHasAddsNone()
    {
        var answer = BuiltPrograms.RunInfo("footprint", "--serializers", "NewtonsoftJson,SystemTextJson", "--modes", "framework-dependent");
        Assert.Equal(0, answer.ExitCode);
        var progress = answer.Error.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.Equal(["Publishing 1 program", "[1/1] 0 s left: NoLibrary, framework-dependent", "Publishing 2 programs"], progress[..3]);
        Assert.Matches(@"^\[1/2\] \d+ s left: ", progress[3]);
        Assert.Matches(@"^\[2/2\] 0 s left: ", progress[4]);
        Assert.Equal(["NewtonsoftJson", "SystemTextJson"], progress[3..].Select(line => Finished().Match(line).Groups[1].Value).Order());

        // The library's file has 695 KiB.
        var added = Line().Matches(answer.Output).ToDictionary(match => match.Groups[1].Value, match => int.Parse(match.Groups[2].Value, NumberStyles.AllowThousands, CultureInfo.InvariantCulture));
        Assert.InRange(added["Newtonsoft.Json"], 690, 720);
        Assert.InRange(added["System.Text.Json"], 0, 20);
        Assert.DoesNotContain("n/a", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AProgramThatCannotBePublishedHasTheFirstErrorAsItsReason()
    {
        using var publisher = new Publisher(_folder.Path, "footprint"); // There are no sources, and no versions of packages.
        var published = Published.By(publisher, new PublishedProgram("NoSources", null, "return SerializationBenchmarks.Models.Complex.Create().Id;\n"), PublishMode.FrameworkDependent);
        Assert.Null(published.Bytes);
        Assert.StartsWith("It cannot be published: error CS", published.Reason, StringComparison.Ordinal);
        Assert.DoesNotContain(Path.GetTempPath(), published.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void EverySerializersProgramIsCompiledItsValueComesBackAndItWritesWhatThisProcessWrites()
    {
        using var publisher = new Publisher(RepositoryRoot.Find(), "footprint");
        var published = new ConcurrentDictionary<string, Published>();
        Publisher.PublishAll(
            FootprintReport.Candidates, serializer => serializer.Name, TextWriter.Null, serializer => published[serializer.Name] = Published.By(publisher, FootprintProgram.Of(serializer), PublishMode.FrameworkDependent));
        Assert.All(FootprintReport.Candidates, serializer =>
        {
            var program = published[serializer.Name];
            Assert.Equal((serializer.Name, null, null), (serializer.Name, program.Reason, program.Unwritten));
            // Orleans writes more of the record that Simple is here than of the class that it is there.
            Assert.Equal(serializer.Name == "Orleans" ? PayloadOutcome.Less : PayloadOutcome.Same, WrittenPayload.Of(program, PayloadOf(serializer)).Outcome);
        });

        static byte[] PayloadOf(SerializerInfo serializer)
        {
            var codec = Catalog.Bindings.Single(binding => binding.Serializer == serializer && binding.Model.Type == typeof(Simple)).Codec!;
            return codec.Serialize(codec.Create());
        }
    }

    [GeneratedRegex(@" left: (\w+), framework-dependent$")]
    private static partial Regex Finished();

    [GeneratedRegex(@"^\| (\S+) +\| [^|]+ \| +([0-9,]+) \|", RegexOptions.Multiline)]
    private static partial Regex Line();
}
