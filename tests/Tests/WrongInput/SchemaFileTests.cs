namespace SerializationBenchmarks.Tests.WrongInput;

/// <summary>Only builds and tests read schema files; no command does.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(OneSourceCopy))]
public sealed class SchemaFileTests(SourceCopy copy)
{
    private const string Serializers = "src/Serializers";

    [Fact]
    public void ADamagedSchemaIsABuildErrorWithFileAndLineAndWhatWasBuiltStays()
    {
        // The others are read by bebopc and by a test, so that builds have no use for them.
        File.WriteAllText(copy["schemas/models.bop"], "struct {");
        File.Delete(copy["schemas/run-record.schema.json"]);
        var (exitCode, output) = Build();
        Assert.True(exitCode == 0, output);
        var serializers = copy.ReadCatalog().Serializers;
        Assert.Contains("GoogleProtobuf", serializers);

        var schema = copy["schemas/models.proto"];
        var whole = File.ReadAllText(schema);
        var lines = File.ReadAllLines(schema);
        var line = Array.IndexOf(lines, "  int32 other_id = 2;");
        lines[line] = "  int32 other_id = ;";
        File.WriteAllLines(schema, lines);
        try
        {
            (exitCode, output) = Build();
        }
        finally
        {
            File.WriteAllText(schema, whole); // Others build the same copy.
        }

        Assert.Equal(1, exitCode);
        Assert.Matches($@"models\.proto\({line + 1}(,\d+)?\) ?: error", output);
        Assert.DoesNotContain("   at ", output, StringComparison.Ordinal);
        Assert.Equal(serializers, copy.ReadCatalog().Serializers);
    }

    [Theory]
    [InlineData("Info --models Tiny")]
    [InlineData("Info fidelity --serializers GoogleProtobuf")]
    [InlineData("Benchmarks --validate --models Tiny")]
    [InlineData("Benchmarks --list")]
    public void CommandsNeedNoneOfThem(string command)
    {
        // The programs alone, outside of any checkout.
        using var folder = new TemporaryFolder();
        foreach (var file in Directory.GetFiles(AppContext.BaseDirectory))
            File.Copy(file, folder[Path.GetFileName(file)]);
        var words = command.Split(' ');
        var (dotnet, program) = Programs.Program(words[0]) is [var first, var second] ? (first, folder[Path.GetFileName(second)]) : default;
        var answer = Programs.RunAny(folder.Path, [dotnet, program, .. words[1..]]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
    }

    private (int ExitCode, string Output) Build() =>
        copy.Dotnet("build", Serializers, "-p:OptionalPackages=none", "-p:CopyLocalLockFileAssemblies=true");
}
