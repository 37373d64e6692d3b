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
        var root = RepositoryRoot.Find();
        using var publisher = new Publisher(root, "footprint");
        foreach (var serializer in FootprintReport.Candidates)
            FootprintProgram.Of(serializer).Write(Directory.CreateDirectory(_folder[serializer.Name]).FullName, root);
        File.WriteAllText(_folder["All.proj"], All);
        var log = publisher.Sdk(["msbuild", _folder["All.proj"], "-nologo", "-nodeReuse:false", "-maxCpuCount", "-verbosity:quiet"]);
        Assert.True(log.Length == 0, log);
        Assert.All(FootprintReport.Candidates, serializer =>
        {
            var program = Published.In(publisher, Path.Combine(_folder[serializer.Name], "published"));
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

    // One build of all takes a third of the time that one build after the other takes.
    private const string All = """
        <Project>
          <Target Name="Build">
            <ItemGroup>
              <Program Include="*/*.csproj" />
            </ItemGroup>
            <MSBuild Projects="@(Program)" Targets="Restore" Properties="IsRestoring=true" BuildInParallel="true" />
            <MSBuild Projects="@(Program)" Targets="Publish" Properties="Configuration=Release;SelfContained=false;PublishDir=published/" BuildInParallel="true" />
          </Target>
        </Project>

        """;

    [GeneratedRegex(@" left: (\w+), framework-dependent$")]
    private static partial Regex Finished();

    [GeneratedRegex(@"^\| (\S+) +\| [^|]+ \| +([0-9,]+) \|", RegexOptions.Multiline)]
    private static partial Regex Line();
}
