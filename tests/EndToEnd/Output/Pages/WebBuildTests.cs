using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Output.Pages;

/// <summary>What build/WebPage.targets does.</summary>
public class WebBuildTests
{
    [Fact]
    public void WithoutNpmTheBuildGoesOnAndSaysWhatIsLeftOut()
    {
        Needs.Unix("What MSBuild starts programs with has another place on Windows.");
        using var folder = new TemporaryFolder();
        var root = RepositoryRoot.Find();
        File.Copy(Path.Combine(root, "web", "package-lock.json"), folder["package-lock.json"]);
        Directory.CreateDirectory(folder["bin"]);
        File.CreateSymbolicLink(folder["bin/sh"], "/bin/sh"); // What MSBuild starts programs with.
        var answer = BuiltPrograms.RunAny(root,
        [
            Tool.Find("env")!,
            $"PATH={folder["bin"]}",
            BuiltPrograms.Program("Benchmarks")[0] is var dotnet && Path.IsPathRooted(dotnet) ? dotnet : Tool.Find(dotnet)!,
            "msbuild",
            "src/Output/Output.csproj",
            "-t:AddWebPage",
            $"-p:WebFolder={folder.Path}/",
            "-v:minimal",
            "-m:1",
            "-nodeReuse:false",
        ]);
        Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
        Assert.Contains("Pages and pictures are left out: npm is not there, or cannot reach its registry.", answer.Output, StringComparison.Ordinal);
        Assert.Equal(["bin", "package-lock.json"], folder.Files.Order(StringComparer.Ordinal));
    }
}
