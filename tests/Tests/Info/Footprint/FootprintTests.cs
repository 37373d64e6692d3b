using System.Collections.Concurrent;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Info.Footprint;

public sealed partial class FootprintTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

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
        Published Publish(PublishedProgram program, PublishMode mode)
        {
            tried.Add($"{program.Name}, {mode.Name}");
            return (program.Name, mode.Name) switch
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
        var report = FootprintReport.Measure(serializers, PublishMode.All, Publish, TextWriter.Null);
        Assert.DoesNotContain("GoogleProtobuf, NativeAOT", tried); // None can be published so.
        Assert.Equal(10, tried.Count);
        Assert.Equal(new long?[] { 2_045_952, 2_045_952, null, null }, report.Lines[0].Added.Select(added => added?.Bytes));
        Snapshot.Match("footprint.md", InCulture.Run(culture, () => FootprintTables.Write(report).Split("- Left out")[0]));
    }

    [Fact]
    public void WhereItIsStoppedTheSerializersThatAreFinishedAreShown()
    {
        using var stop = new CancellationTokenSource();
        Published Publish(PublishedProgram program, PublishMode mode)
        {
            if (program.Name != "SystemTextJson")
                return Published.Of(program.Name == "NoLibrary" ? 1024 : 3072);
            stop.Cancel();
            throw new OperationCanceledException(stop.Token);
        }

        var serializers = FootprintReport.Candidates.Where(serializer => serializer.Name is "NewtonsoftJson" or "SystemTextJson").ToArray();
        var report = FootprintReport.Measure(serializers, [PublishMode.ReadyToRun], Publish, TextWriter.Null, stop.Token);
        var line = Assert.Single(report.Lines);
        Assert.Equal(("NewtonsoftJson", 2048), (line.Serializer, Assert.Single(line.Added)!.Bytes));
    }

    [GeneratedRegex(@"Compile Include=""\$\(Root\)(src/Serializers/\w+)/\*\*")]
    private static partial Regex LibraryFolder();
}
