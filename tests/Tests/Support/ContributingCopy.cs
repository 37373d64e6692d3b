using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A built copy of the sources with the files that CONTRIBUTING.md has in blocks marked <c>file=</c> and their path.</summary>
public sealed partial class ContributingCopy : IDisposable
{
    // Bytes are read by a program, because the running tests lack the frameworks that an added library may need.
    private const string Program = """
        var codec = SerializationBenchmarks.Serializers.Bindings.Catalog.Bindings.Single(binding => binding.Serializer.Name == args[0] && binding.Model.Name == args[1]).Codec!;
        Console.Write(Convert.ToHexString(codec.Serialize(codec.Create())));
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

    private readonly SourceCopy _copy = new("build", "schemas", "src") { RunAnalyzers = true };

    public ContributingCopy()
    {
        var blocks = Blocks().Matches(File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "CONTRIBUTING.md")).ReplaceLineEndings("\n"));
        Assert.NotEmpty(blocks);
        foreach (Match block in blocks)
            Write(block.Groups["path"].Value, block.Groups["text"].Value);
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
