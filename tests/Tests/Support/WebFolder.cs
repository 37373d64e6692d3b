using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The folder web, whose tests run in Node.</summary>
internal static class WebFolder
{
    public static readonly string Path = System.IO.Path.Combine(RepositoryRoot.Find(), "web");

    /// <summary>A browser for tests; null if there is none.</summary>
    public static readonly string? Chromium = Tool.Find("chromium") ?? Tool.Find("chromium-browser");

    /// <summary>Why this build has no page; null if it has one.</summary>
    public static string? MissingBecause =>
        Tool.Find("node") is null ? "There is no node on the PATH."
        : !PageFile.IsThere ? "The program was built without the packages of web: npm was not there, or could not reach its registry."
        : null;

    /// <summary>Runs the tests of a folder of web/test.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="variables">Environment variables with what they need.</param>
    public static void RunTests(string folder, params (string Name, string Value)[] variables)
    {
        string[] words = [Tool.Find("env")!, .. variables.Select(variable => $"{variable.Name}={variable.Value}"), "node", "--test", $"test/{folder}/"];
        var answer = BuiltPrograms.RunAny(Path, words);
        Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
        Assert.Matches(@"(?m)^# pass [1-9]\d*$", answer.Output);
    }
}
