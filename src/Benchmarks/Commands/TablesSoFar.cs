using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The tables of a run that goes on or was stopped, in a file of their own that the finished tables leave alone.</summary>
internal static class TablesSoFar
{
    /// <summary>Writes the tables of what is measured, and says where they are. That they cannot be written stops no run.</summary>
    /// <param name="folder">The folder of the run's tables.</param>
    /// <param name="partial">The run.</param>
    /// <param name="output">Where it is said.</param>
    public static void Write(string folder, PartialRecord partial, TextWriter output)
    {
        var record = partial.Assemble();
        if (record.Cases.Count == 0)
            return;
        var path = Path.Combine(folder, $"{record.Study}-so-far.md");
        try
        {
            AtomicFile.WriteAllText(path, new RunTables(record).Render(headingLevel: 2));
            output.WriteLine($"Tables so far: {path}");
        }
        catch (UserErrorException exception)
        {
            output.WriteLine(exception.Message);
        }
    }
}
