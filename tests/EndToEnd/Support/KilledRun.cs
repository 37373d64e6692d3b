using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>Runs that are stopped before their end.</summary>
internal static class KilledRun
{
    /// <summary>Starts the program and kills it as soon as enough is measured.</summary>
    /// <param name="folder">The current folder.</param>
    /// <param name="results">The folder for records.</param>
    /// <param name="measured">How many rounds of a case are enough.</param>
    /// <param name="arguments">The program's arguments.</param>
    /// <returns>The lines of the unfinished run's file.</returns>
    public static string[] Start(string folder, string results, int measured, params string[] arguments)
    {
        using var process = BuiltPrograms.Start(folder, arguments);
        while (Measured(results) < measured && !process.HasExited)
            Thread.Sleep(5);
        process.Kill();
        process.WaitForExit();
        return Lines(results);
    }

    /// <summary>How many rounds of a case an unfinished run has measured so far.</summary>
    /// <param name="results">The folder for records.</param>
    public static int Measured(string results) => Math.Max(0, Lines(results).Length - PartialRecord.HeadingLines);

    // While a line is being written it has no end yet.
    private static string[] Lines(string results)
    {
        if (!Directory.Exists(results))
            return [];
        var path = Directory.GetFiles(results, "*" + PartialRecord.Extension, SearchOption.AllDirectories).SingleOrDefault();
        if (path is null)
            return [];
        using var reader = new StreamReader(new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        return reader.ReadToEnd().Split('\n')[..^1];
    }
}
