using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The tables of a run that goes on or was stopped, in a file of their own that the finished tables leave alone.</summary>
internal static class TablesSoFar
{
    /// <summary>The file.</summary>
    public static string PathOf(string folder, string study) => Path.Combine(folder, $"{study}-so-far.md");

    /// <summary>Writes the tables of what is measured. That they cannot be written stops no run.</summary>
    public static bool Write(string folder, PartialRecord partial, TextWriter output)
    {
        var record = partial.Assemble();
        if (record.Cases.Count == 0)
            return false;
        try
        {
            Directory.CreateDirectory(folder); // It may have been deleted or moved in mid-run.
            AtomicFile.WriteAllText(PathOf(folder, record.Study), new RunTables(record).Render(headingLevel: 2));
            return true;
        }
        catch (Exception exception) when (exception is UserErrorException or IOException or UnauthorizedAccessException)
        {
            output.WriteLine(exception.Message);
            return false;
        }
    }
}
