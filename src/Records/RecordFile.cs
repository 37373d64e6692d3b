using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Records;

/// <summary>Reads and writes run records.</summary>
public static class RecordFile
{
    /// <summary>How records are written as JSON.</summary>
    public static JsonSerializerOptions Options { get; } = new(JsonSerializerDefaults.Web)
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new JsonStringEnumConverter(), new ForeignTextConverter() },
        NumberHandling = JsonNumberHandling.Strict,
        RespectRequiredConstructorParameters = true,
        RespectNullableAnnotations = true,
    };

    /// <summary>Writes a record beside its place and renames it there.</summary>
    /// <param name="path">The file.</param>
    /// <param name="record">The record.</param>
    /// <exception cref="UserErrorException">The file cannot be written.</exception>
    public static void Write(string path, RunRecord record) =>
        AtomicFile.WriteAllText(path, TextOf(record));

    /// <summary>Writes a record as <see cref="Write"/> does, if there is no file of its name.</summary>
    /// <param name="path">The file.</param>
    /// <param name="record">The record.</param>
    /// <returns>Whether it was written; false if the name is taken.</returns>
    /// <exception cref="UserErrorException">The file cannot be written.</exception>
    public static bool TryWriteNew(string path, RunRecord record) => AtomicFile.TryWriteNewText(path, TextOf(record));

    private static string TextOf(RunRecord record) => Text(RecordCases.WithoutSame(record)) + "\n";

    /// <summary>A part of a record as JSON, to be written or compared.</summary>
    /// <typeparam name="T">The part's type.</typeparam>
    /// <param name="part">The part.</param>
    public static string Text<T>(T part) => JsonSerializer.Serialize(part, Options);

    /// <summary>Reads a record, or what is finished of a run whose file is still <see cref="PartialRecord"/>'s.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="UserErrorException">The name is empty, there is no such file, it cannot be read, or it is damaged, foreign or of another version.</exception>
    public static RunRecord Read(string path)
    {
        if (string.IsNullOrWhiteSpace(path))
            throw new UserErrorException("The name of a record is empty; name a file that this program wrote under results/.");
        try
        {
            return path.EndsWith(PartialRecord.Extension, StringComparison.Ordinal)
                ? PartialRecord.ReadFinished(path)
                : Parse(InputFile.ReadAllBytes(path));
        }
        catch (JsonException exception)
        {
            throw new UserErrorException($"{path} is not a whole record of a run: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}; name a file that this program wrote under results/.", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }

    /// <summary>Parses a record.</summary>
    /// <param name="json">UTF-8 text.</param>
    /// <exception cref="JsonException">The text is not a record, is of another version, or contradicts itself.</exception>
    internal static RunRecord Parse(ReadOnlySpan<byte> json)
    {
        // The version comes first: a later version may have another shape.
        var version = Parse<VersionOnly>(json).Version ?? throw new JsonException("It has no version.");
        if (version != RunRecord.CurrentVersion)
            throw new JsonException($"It has version {version}, and this checkout reads {RunRecord.CurrentVersion}.");
        var record = Parse<RunRecord>(json);
        return RecordCheck.FirstFault(record) is { } fault ? throw new JsonException(fault) : RecordCases.WithSame(LibraryNames.Renew(RemovedSerializers.LeaveOutOf(record)));
    }

    /// <summary>Parses a part of a record.</summary>
    /// <typeparam name="T">The part's type.</typeparam>
    /// <param name="json">UTF-8 text.</param>
    /// <exception cref="JsonException">The text is something else.</exception>
    internal static T Parse<T>(ReadOnlySpan<byte> json) =>
        JsonSerializer.Deserialize<T>(json, Options) ?? throw new JsonException("It is empty.");

    private sealed record VersionOnly(int? Version = null);
}

/// <summary>Reads every text of a record as what it is, somebody else's: whatever is made of the record shows it and obeys none of it.</summary>
internal sealed class ForeignTextConverter : JsonConverter<string>
{
    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.String ? ForeignText.OnOneLine(reader.GetString()!) : throw new JsonException();

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(value);

    public override string ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => ForeignText.OnOneLine(reader.GetString()!);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WritePropertyName(value);
}

/// <summary>Records once named libraries by their assemblies; read, they have the names that tables have.</summary>
internal static class LibraryNames
{
    /// <summary>Gives a record's libraries these names.</summary>
    /// <param name="record">The record.</param>
    public static RunRecord Renew(RunRecord record) => record with
    {
        Serializers = [.. record.Serializers.Select(serializer => serializer with { Library = LibraryName.WithVersion(serializer.Library) })],
        Environment = record.Environment with { Libraries = [.. record.Environment.Libraries.Select(LibraryName.WithVersion).Order(StringComparer.Ordinal)] },
    };
}

/// <summary>What this program measured once and no longer has: records keep such rows, and nothing shows them.</summary>
internal static class RemovedSerializers
{
    /// <summary>A copy of memory, which records never list among their serializers.</summary>
    public const string Floor = "Floor";

    private static readonly HashSet<string> _names = [Floor, "JsonByHand", "ProtobufByHand", "MessagePackByHand"];

    /// <summary>Leaves out of a record what is of such serializers, but for pairs that were measured twice: they say how far apart equal things were.</summary>
    /// <param name="record">The record.</param>
    public static RunRecord LeaveOutOf(RunRecord record) => record with
    {
        Serializers = [.. record.Serializers.Where(serializer => IsKept(serializer.Name))],
        Missing = [.. record.Missing.Where(missing => IsKept(missing.Serializer))],
        Notes = record.Notes?.Where(note => IsKept(note.Serializer)).ToArray(),
        Cases = [.. record.Cases.Where(@case => IsKept(@case.Key.Serializer))],
        Shards = record.Shards?.Select(shard => shard with { Cases = [.. shard.Cases.Where(key => IsKept(key.Serializer))] }).ToArray(),
        Same = record.Same?.Where(same => IsKept(same.Key.Serializer)).ToArray(),
    };

    private static bool IsKept(string serializer) => !_names.Contains(serializer.Split(' ')[0]); // "NAME direct" is a method that calls the same code.
}
