using System.Collections.Concurrent;
using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info.Footprint;

public sealed partial class FootprintTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    [Trait("Category", "AnyPackages")]
    public void ALibraryAddsItsFilesAndWhatTheRuntimeHasAddsNone()
    {
        Needs.Builds();
        var answer = BuiltPrograms.RunInfo("footprint", "--serializers", "NewtonsoftJson,SystemTextJson", "--ways", "framework-dependent");
        Assert.Equal(0, answer.ExitCode);
        var progress = answer.Error.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.Equal(["Publishing 1 program", "[1/1] 0 s left: NoLibrary, framework-dependent", "Publishing 2 programs"], progress[..3]);
        Assert.Matches(@"^\[1/2\] \d+ s left: ", progress[3]);
        Assert.Matches(@"^\[2/2\] 0 s left: ", progress[4]);
        Assert.Equal(["NewtonsoftJson", "SystemTextJson"], progress[3..].Select(line => Finished().Match(line).Groups[1].Value).Order());

        // The library's file has 695 KiB.
        var added = Line().Matches(answer.Output).ToDictionary(match => match.Groups[1].Value, match => int.Parse(match.Groups[2].Value, NumberStyles.AllowThousands, CultureInfo.InvariantCulture));
        Assert.InRange(added["NewtonsoftJson"], 690, 720);
        Assert.InRange(added["SystemTextJson"], 0, 20);
        Assert.DoesNotContain("n/a", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AProgramThatCannotBePublishedHasTheFirstErrorAsItsReason()
    {
        using var publisher = new Publisher(_folder.Path, "footprint"); // There are no sources, and no versions of packages.
        var published = Published.By(publisher, new PublishedProgram("NoSources", null, "return SerializationBenchmarks.Models.Complex.Create().Id;\n"), PublishWay.FrameworkDependent);
        Assert.Null(published.Bytes);
        Assert.StartsWith("It cannot be published: error CS", published.Reason, StringComparison.Ordinal);
        Assert.DoesNotContain(Path.GetTempPath(), published.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void WithoutAnSdkOneSentenceSaysSo()
    {
        var exception = Assert.Throws<UserErrorException>(() => new Publisher(RepositoryRoot.Find(), "footprint", dotnet: _folder["dotnet"]));
        Assert.Equal($"footprint builds programs, for which '{_folder["dotnet"]} --version' finds no .NET SDK; install the SDK of global.json, or put it on the PATH.", exception.Message);
    }

    [Theory]
    [InlineData("/tmp/x/App.csproj : error NU1101: Unable to find package A. No packages exist with this id in source(s): mine. [/tmp/x/App.csproj]\n", "error NU1101: Unable to find package A")]
    [InlineData("  Determining projects to restore...\n/tmp/x/App.csproj : error NU1101: Unable to find package A. No packages exist. [/tmp/x/App.csproj]\n", "error NU1101: Unable to find package A. No packages exist")]
    [InlineData("/tmp/x/P.cs(1,2): warning CS1: w\n/tmp/x/P.cs(3,4): error CS2: The type [A] is missing [/tmp/x/App.csproj]\n", "error CS2: The type [A] is missing")]
    public void TheFirstErrorComesWithoutPlaces(string text, string error) => Assert.Equal(error, Publisher.FirstError(text));

    [Fact]
    public void EverySerializersProgramHasItsLibrarysFolderAndItsCodec()
    {
        var root = RepositoryRoot.Find();
        Assert.All(FootprintReport.Candidates, serializer =>
        {
            var folder = Directory.CreateDirectory(_folder[serializer.Name]).FullName;
            var program = FootprintProgram.Of(serializer);
            var project = File.ReadAllText(program.Write(folder, root));
            Assert.True(Directory.Exists(Path.Combine(root, LibraryFolder().Match(project).Groups[1].Value)));
            var main = File.ReadAllText(Path.Combine(folder, "Program.cs"));
            Assert.Contains("ComesBack<global::SerializationBenchmarks.Serializers.", main, StringComparison.Ordinal);
            Assert.Contains("Print<global::SerializationBenchmarks.Serializers.", main, StringComparison.Ordinal);

            // What the compiler writes for a record reads all members.
            Assert.Contains("public sealed partial class Simple\n", File.ReadAllText(Path.Combine(folder, "Simple.cs")), StringComparison.Ordinal);
            Assert.Contains("src/Models/*.cs\" Exclude=\"$(Root)src/Models/Simple.cs\"", project, StringComparison.Ordinal);
        });
    }

    [Fact]
    [Trait("Category", "AnyPackages")]
    public void EverySerializersProgramIsCompiledItsValueComesBackAndItWritesWhatThisProcessWrites()
    {
        Needs.Builds();
        using var publisher = new Publisher(RepositoryRoot.Find(), "footprint");
        var published = new ConcurrentDictionary<string, Published>();
        Publisher.PublishAll(
            FootprintReport.Candidates, serializer => serializer.Name, TextWriter.Null, serializer => published[serializer.Name] = Published.By(publisher, FootprintProgram.Of(serializer), PublishWay.FrameworkDependent));
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

    [Theory]
    [InlineData("01020304", null, PayloadOutcome.Same, "writes the same")]
    [InlineData("0102", null, PayloadOutcome.Less, "**writes less, silently**: 2 of 4 bytes")]
    [InlineData("", null, PayloadOutcome.Less, "**writes less, silently**: 0 of 4 bytes")]
    [InlineData("01020305", null, PayloadOutcome.Other, "**writes other bytes, silently**: 4 for 4")]
    [InlineData(null, "It throws.", PayloadOutcome.None, "throws")]
    [InlineData(null, null, PayloadOutcome.NotChecked, "not checked")]
    internal void APayloadIsComparedByteForByte(string? payload, string? unwritten, PayloadOutcome outcome, string cell)
    {
        var published = Published.Of(1024) with { Payload = payload is null ? null : Convert.FromHexString(payload), Unwritten = unwritten };
        var written = WrittenPayload.Of(published, [1, 2, 3, 4]);
        Assert.Equal((outcome, cell), (written.Outcome, written.ToString()));
        Assert.Equal(PayloadOutcome.NotChecked, WrittenPayload.Of(published, null).Outcome);
    }

    [Fact]
    public void WhatCannotBePublishedWritesNothing() =>
        Assert.Equal(PayloadOutcome.None, WrittenPayload.Of(Published.Not("It cannot be published: error CS1."), [1]).Outcome);

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void SizesAreLessThatOfTheProgramWithoutALibraryAndWhatHasNoneHasAReason(string culture)
    {
        var tried = new ConcurrentBag<string>();
        Published Publish(PublishedProgram program, PublishWay way)
        {
            tried.Add($"{program.Name}, {way.Name}");
            return (program.Name, way.Name) switch
            {
                (_, "NativeAOT") => Published.Not("It cannot be published: error NU1101: There is no such package."),
                ("NoLibrary", _) => Published.Of(2048),
                ("NewtonsoftJson", "trimmed") => Published.Not("The published program fails: there is no constructor.") with { Payload = "{}"u8.ToArray() },
                ("GoogleProtobuf", "trimmed") => Published.Of(5120) with { Unwritten = "The published program fails: there is no descriptor." },
                ("NewtonsoftJson", _) => Published.Of(2_048_000) with { Payload = new byte[83] },
                _ => Published.Of(5120) with { Payload = new byte[45] },
            };
        }

        var serializers = FootprintReport.Candidates.Where(serializer => serializer.Name is "NewtonsoftJson" or "GoogleProtobuf").ToArray();
        var report = FootprintReport.Measure(serializers, PublishWay.All, Publish, TextWriter.Null);
        Assert.DoesNotContain("GoogleProtobuf, NativeAOT", tried); // None can be published so.
        Assert.Equal(10, tried.Count);
        Assert.Equal(new long?[] { 2_045_952, 2_045_952, null, null }, report.Lines[0].Added.Select(added => added?.Bytes));
        Snapshot.Match("footprint.md", InCulture.Run(culture, () => FootprintTables.Write(report).Split("- Left out")[0]));
    }

    [Fact]
    public void WhereItIsStoppedTheSerializersThatAreFinishedAreShown()
    {
        using var stop = new CancellationTokenSource();
        Published Publish(PublishedProgram program, PublishWay way)
        {
            if (program.Name != "SystemTextJson")
                return Published.Of(program.Name == "NoLibrary" ? 1024 : 3072);
            stop.Cancel();
            throw new OperationCanceledException(stop.Token);
        }

        var serializers = FootprintReport.Candidates.Where(serializer => serializer.Name is "NewtonsoftJson" or "SystemTextJson").ToArray();
        var report = FootprintReport.Measure(serializers, [PublishWay.ReadyToRun], Publish, TextWriter.Null, stop.Token);
        var line = Assert.Single(report.Lines);
        Assert.Equal(("NewtonsoftJson", 2048), (line.Serializer, Assert.Single(line.Added)!.Bytes));
    }

    [GeneratedRegex(@" left: (\w+), framework-dependent$")]
    private static partial Regex Finished();

    [GeneratedRegex(@"^\| (\w+) +\| [^|]+ \| +([0-9,]+) \|", RegexOptions.Multiline)]
    private static partial Regex Line();

    [GeneratedRegex(@"Compile Include=""\$\(Root\)(src/Serializers/\w+)/\*\*")]
    private static partial Regex LibraryFolder();
}
