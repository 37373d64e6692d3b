using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>Reads and writes run records.</summary>
public static class RecordFile
{
    /// <summary>How records are written as JSON.</summary>
    public static JsonSerializerOptions Options { get; } = new(JsonSerializerDefaults.Web)
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new JsonStringEnumConverter() },
        RespectRequiredConstructorParameters = true,
        RespectNullableAnnotations = true,
    };

    /// <summary>Writes a record beside its place and renames it there.</summary>
    /// <param name="path">The file.</param>
    /// <param name="record">The record.</param>
    /// <exception cref="IOException">The file cannot be written.</exception>
    public static void Write(string path, RunRecord record) =>
        AtomicFile.WriteAllText(path, Text(record) + "\n");

    /// <summary>A part of a record as JSON, to be written or compared.</summary>
    /// <typeparam name="T">The part's type.</typeparam>
    /// <param name="part">The part.</param>
    public static string Text<T>(T part) => JsonSerializer.Serialize(part, Options);

    /// <summary>Reads a record, or what is finished of a run whose file is still <see cref="PartialRecord"/>'s.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="UserErrorException">There is no such file, or it is damaged, foreign or of a later version.</exception>
    public static RunRecord Read(string path)
    {
        try
        {
            return path.EndsWith(PartialRecord.Extension, StringComparison.Ordinal)
                ? PartialRecord.ReadFinished(path)
                : Parse(File.ReadAllBytes(path));
        }
        catch (JsonException exception)
        {
            throw new UserErrorException($"{path} is not a record of a run: {exception.Message} Name a file that this program wrote under results/.");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The record {path} cannot be read: {exception.Message}");
        }
    }

    /// <summary>Parses a record.</summary>
    /// <param name="json">UTF-8 text.</param>
    /// <exception cref="JsonException">The text is not a record.</exception>
    /// <exception cref="UserErrorException">The record is of a later version.</exception>
    internal static RunRecord Parse(ReadOnlySpan<byte> json)
    {
        // The version comes first: a later version may have another shape.
        var version = JsonSerializer.Deserialize<VersionOnly>(json, Options)?.Version ?? throw new JsonException("It has no version.");
        if (version > RunRecord.CurrentVersion)
            throw new UserErrorException($"The record has version {version}; this program reads versions up to {RunRecord.CurrentVersion}. Use a newer checkout.");
        return JsonSerializer.Deserialize<RunRecord>(json, Options) ?? throw new JsonException("It is empty.");
    }

    private sealed record VersionOnly(int? Version = null);
}
