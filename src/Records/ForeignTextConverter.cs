using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Records;

/// <summary>Reads every text of a record as what it is, somebody else's: whatever is made of the record shows it and obeys none of it.</summary>
internal sealed class ForeignTextConverter : JsonConverter<string>
{
    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.String ? ForeignText.OnOneLine(reader.GetString()!) : throw new JsonException();

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(value);

    public override string ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => ForeignText.OnOneLine(reader.GetString()!);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WritePropertyName(value);
}
