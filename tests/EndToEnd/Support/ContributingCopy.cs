using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>
/// A built copy of the sources with the files that CONTRIBUTING.md has in blocks marked <c>file=</c> and their path, and with a
/// library as its section on attributes has it.
/// </summary>
public sealed partial class ContributingCopy : IDisposable
{
    private const string Built = "tests/Payload/bin/Release/net10.0";

    // Bytes are read by a program, because the running tests lack the frameworks that an added library may need.
    private const string Program = """
        var codec = SerializationBenchmarks.Serializers.Bindings.Catalog.Bindings.Single(binding => binding.Serializer.Name == args[0] && binding.Model.Name == args[1]).Codec!;
        Console.Write(Convert.ToHexString(codec.Serialize(codec.Create())));
        """;

    // No other build of tests runs analyzers, but nobody has seen the added sources yet.
    private const string Analyzed = """
        <Project>
          <Import Project="../../Directory.Build.props" />
          <PropertyGroup>
            <RunAnalyzers>true</RunAnalyzers>
          </PropertyGroup>
        </Project>
        """;

    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <OutputType>Exe</OutputType>
          </PropertyGroup>
          <ItemGroup>
            <ProjectReference Include="../../src/Serializers/Serializers.csproj" />
          </ItemGroup>
        </Project>
        """;

    private readonly SourceCopy _copy = new("build", "schemas", "src/Models", "src/Serializers");

    // The programs as they are, with the models and serializers of the copy.
    private readonly TemporaryFolder _programs = new();

    private readonly Func<string, IEnumerable<string>, Answer> _run;

    public ContributingCopy()
    {
        var blocks = Blocks().Matches(File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "CONTRIBUTING.md")).ReplaceLineEndings("\n"));
        Assert.NotEmpty(blocks);
        foreach (Match block in blocks)
            Write(block.Groups["path"].Value, block.Groups["text"].Value);
        foreach (var project in blocks.Select(block => block.Groups["path"].Value.Split('/')).Where(path => path[0] == "src").Select(path => path[1]).Distinct())
            Write($"src/{project}/Directory.Build.props", Analyzed);
        foreach (var (path, text) in StampingLibrary.Files)
            Write(path, text);
        foreach (var (path, before, after) in StampingLibrary.Changes)
        {
            var text = File.ReadAllText(_copy[path]).ReplaceLineEndings("\n");
            Assert.Contains(before, text, StringComparison.Ordinal);
            Write(path, text.Replace(before, after, StringComparison.Ordinal));
        }

        Write("tests/Payload/Payload.csproj", Project);
        Write("tests/Payload/Program.cs", Program);

        File.WriteAllText(_copy["schemas/models.bop"], "struct {"); // bebopc and a test read it; builds have no use for it.

        // One build of all that the tests run.
        var (exitCode, output) = _copy.Dotnet("build", "tests/Payload");
        Assert.True(exitCode == 0, output);

        _run = BuiltPrograms.Copy(_programs);
        foreach (var file in Directory.GetFiles(_copy[Built], "*.dll").Where(file => Path.GetFileName(file) is not "SerializationBenchmarks.Payload.dll"))
        {
            if (!File.Exists(_programs[Path.GetFileName(file)]))
                AddDependency(_programs["Benchmarks.deps.json"], Path.GetFileNameWithoutExtension(file));
            File.Copy(file, _programs[Path.GetFileName(file)], overwrite: true);
        }
    }

    public string this[string path] => _copy[path];

    /// <summary>Runs src/Benchmarks with what the copy has and returns the lines it wrote.</summary>
    public string[] Run(params string[] arguments)
    {
        var answer = _run("Benchmarks", arguments);
        Assert.True(answer is { ExitCode: 0, Error: "" }, answer.Output + answer.Error);
        return answer.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
    }

    /// <summary>What a serializer of the copy writes of a model's sample.</summary>
    public byte[] Serialize(string serializer, string model) =>
        Convert.FromHexString(Tool.Run(Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet", _copy[""], _copy[$"{Built}/SerializationBenchmarks.Payload.dll"], serializer, model));

    /// <summary>Writes the public API of a type as the copy has it.</summary>
    public string RenderPublicApi(Type type) => _copy.RenderPublicApi(Built, type);

    public void Dispose()
    {
        _programs.Dispose();
        _copy.Dispose();
    }

    // A program loads no other assembly.
    private static void AddDependency(string path, string assembly)
    {
        var dependencies = JsonNode.Parse(File.ReadAllText(path))!;
        dependencies["targets"]!.AsObject().Single().Value![$"{assembly}/1.0.0"] = new JsonObject { ["runtime"] = new JsonObject { [$"{assembly}.dll"] = new JsonObject() } };
        dependencies["libraries"]![$"{assembly}/1.0.0"] = new JsonObject { ["type"] = "project", ["serviceable"] = false, ["sha512"] = "" };
        File.WriteAllText(path, dependencies.ToJsonString());
    }

    private void Write(string path, string text)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_copy[path])!);
        File.WriteAllText(_copy[path], text);
    }

    [GeneratedRegex(@"^ *```\w+ file=(?<path>\S+)\n(?<text>.*?)^ *```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Blocks();
}
