namespace SerializationBenchmarks.EndToEnd.WrongInput;

/// <summary>Only builds and tests read schema files; no command does.</summary>
public sealed class SchemaFileTests
{
    private const string Serializers = "src/Serializers";

    [Fact]
    public void ADamagedSchemaIsABuildErrorWithFileAndLineAndWhatWasBuiltStays()
    {
        using var copy = new SourceCopy("build", "schemas", "src/Models", "src/Serializers");
        var built = copy[$"{Serializers}/bin/Release/net10.0/SerializationBenchmarks.Serializers.dll"];
        Directory.CreateDirectory(Path.GetDirectoryName(built)!);
        File.WriteAllText(built, "built before");
        var schema = copy["schemas/models.proto"];
        var lines = File.ReadAllLines(schema);
        var line = Array.IndexOf(lines, "  int32 other_id = 2;");
        lines[line] = "  int32 other_id = ;";
        File.WriteAllLines(schema, lines);
        var (exitCode, output) = copy.Dotnet("build", Serializers, "-p:OptionalPackages=none");
        Assert.Equal(1, exitCode);
        Assert.Matches($@"models\.proto\({line + 1}(,\d+)?\) ?: error", output);
        Assert.DoesNotContain("   at ", output, StringComparison.Ordinal);
        Assert.Equal("built before", File.ReadAllText(built));
    }

    [Fact]
    public void CommandsNeedNoneOfThem()
    {
        using var folder = new TemporaryFolder();
        var run = BuiltPrograms.Copy(folder);
        Assert.All((string[])["Info --models Tiny", "Info fidelity --serializers GoogleProtobuf", "Benchmarks --validate --models Tiny", "Benchmarks --list"], command =>
        {
            var words = command.Split(' ');
            var answer = run(words[0], words[1..]);
            Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        });
    }
}
