using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>
/// A built copy of the sources with the files that CONTRIBUTING.md has in blocks marked <c>file=</c> and their path, and with a
/// library as its section on attributes has it.
/// </summary>
public sealed partial class ContributingCopy : IDisposable
{
    // Bytes are read by a program, because the running tests lack the frameworks that an added library may need.
    private const string Program = """
        var codec = SerializationBenchmarks.Serializers.Bindings.Catalog.Bindings.Single(binding => binding.Serializer.Name == args[0] && binding.Model.Name == args[1]).Codec!;
        Console.Write(Convert.ToHexString(codec.Serialize(codec.Create())));
        """;

    // A build in Debug runs no analyzers, but nobody has seen the added sources yet.
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
            <ProjectReference Include="../../src/Benchmarks/Benchmarks.csproj" />
          </ItemGroup>
        </Project>
        """;

    private readonly SourceCopy _copy = new("build", "schemas", "src");

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
        var (attributed, before, after) = StampingLibrary.Attribute;
        var model = File.ReadAllText(_copy[attributed]).ReplaceLineEndings("\n");
        Assert.Contains(before, model, StringComparison.Ordinal);
        Write(attributed, model.Replace(before, after, StringComparison.Ordinal));
        Write("tests/Payload/Payload.csproj", Project);
        Write("tests/Payload/Program.cs", Program);

        // One build of all that the tests run.
        var (exitCode, output) = _copy.Dotnet("build", "tests/Payload");
        Assert.True(exitCode == 0, output);
    }

    public string this[string path] => _copy[path];

    /// <summary>Runs the copy's src/Benchmarks and returns the lines it wrote.</summary>
    public string[] Run(params string[] arguments) =>
        Start("src/Benchmarks/bin/Debug/net10.0/Benchmarks.dll", arguments).Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    /// <summary>What a serializer of the copy writes of a model's sample.</summary>
    public byte[] Serialize(string serializer, string model) =>
        Convert.FromHexString(Start("tests/Payload/bin/Debug/net10.0/SerializationBenchmarks.Payload.dll", serializer, model));

    /// <summary>Writes the public API of a type as the copy has it.</summary>
    public string RenderPublicApi(Type type) => _copy.RenderPublicApi("src/Benchmarks/bin/Debug/net10.0", type);

    public void Dispose() => _copy.Dispose();

    private string Start(string program, params string[] arguments) =>
        Tool.Run(Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet", _copy[""], [_copy[program], .. arguments]);

    private void Write(string path, string text)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_copy[path])!);
        File.WriteAllText(_copy[path], text);
    }

    [GeneratedRegex(@"^ *```\w+ file=(?<path>\S+)\n(?<text>.*?)^ *```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Blocks();
}
