using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>Starts and resumes runs in a machine's folder.</summary>
public static class UnfinishedRun
{
    /// <summary>Starts a run in a file of its own.</summary>
    /// <param name="folder">The machine's folder.</param>
    /// <param name="header">The run without its cases.</param>
    /// <exception cref="UserErrorException">The file cannot be written.</exception>
    public static PartialRecord Start(string folder, RunRecord header)
    {
        var name = string.Create(CultureInfo.InvariantCulture, $"{header.Started:yyyy-MM-dd-HHmmss}-{header.Study}");
        try
        {
            return PartialRecord.Create(Path.Combine(folder, name + PartialRecord.Extension), header);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The run's file cannot be written: {exception.Message} Name another folder with --results.");
        }
    }

    /// <summary>Goes on with the newest unfinished run of a study.</summary>
    /// <param name="folder">The machine's folder.</param>
    /// <param name="header">What a new run would be; the unfinished one must be the same.</param>
    /// <exception cref="UserErrorException">There is none, or machine, settings, code, libraries or selection differ.</exception>
    public static PartialRecord Resume(string folder, RunRecord header)
    {
        var path = Directory.Exists(folder)
            ? Directory.GetFiles(folder, $"*-{header.Study}{PartialRecord.Extension}").Max(StringComparer.Ordinal)
            : null;
        if (path is null)
            throw new UserErrorException($"There is no unfinished run of the study {header.Study} in {folder}. Start one without --resume.");

        PartialRecord partial;
        try
        {
            partial = PartialRecord.Resume(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or JsonException)
        {
            throw new UserErrorException($"The unfinished run {path} cannot be resumed: {exception.Message}");
        }

        if (FirstDifference(partial.Header, header) is not { } difference)
            return partial;
        partial.Dispose();
        throw new UserErrorException($"The unfinished run {path} cannot be resumed: {difference}. Start anew without --resume, or render what is finished with report.");
    }

    /// <summary>The place of a run's record when it is finished.</summary>
    /// <param name="partialPath">The place while it is not.</param>
    public static string FinishedPath(string partialPath) => partialPath[..^PartialRecord.Extension.Length] + ".json";

    private static string? FirstDifference(RunRecord old, RunRecord now) =>
        old.Environment.FirstMachineDifference(now.Environment)
        ?? old.Environment.FirstCodeDifference(now.Environment)
        ?? (RecordFile.Text(old.Settings) != RecordFile.Text(now.Settings) ? "it was measured with other settings"
            : RecordFile.Text(old.Operations) != RecordFile.Text(now.Operations) || RecordFile.Text(old.Models) != RecordFile.Text(now.Models) || RecordFile.Text(old.Serializers) != RecordFile.Text(now.Serializers) ? "it was of another selection of operations, models or serializers"
            : null);
}
