using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.SystemTextJson;
using static SerializationBenchmarks.Serializers.Handwritten.JsonByHand.JsonByHandReader;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>The codec of <see cref="JsonByHand"/> on <see cref="Complex"/>.</summary>
public readonly struct JsonByHandComplex : IBufferCodec, ICodecOf<JsonByHand, Complex>
{
    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data)
    {
        var buffer = JsonByHandBuffer.Take();
        Serialize(data, buffer);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var complex = Unsafe.As<Complex>(data);
        var writer = KeptWriter.For(buffer);
        writer.WriteStartObject();
        writer.WriteNumber(JsonByHandNames.Id, complex.Id);
        writer.WriteNumber(JsonByHandNames.OtherId, complex.OtherId);
        writer.WriteString(JsonByHandNames.Name, complex.Name);
        writer.WriteNumber(JsonByHandNames.EnumValue, (int)complex.EnumValue);
        writer.WriteNumber(JsonByHandNames.Percentage, complex.Percentage);
        writer.WriteNumber(JsonByHandNames.Cost, complex.Cost);
        JsonByHandChild.WriteList(writer, complex.Children);
        writer.WriteEndObject();
        writer.Flush();
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = new Utf8JsonReader(payload);
        try
        {
            Start(ref reader);
            var complex = new Complex();
            while (NextMember(ref reader))
                ReadMember(ref reader, complex);
            ExpectEnd(ref reader);
            return complex;
        }
        catch (Exception exception) when (IsOfPayload(exception))
        {
            throw Reject(exception, reader);
        }
    }

    private static void ReadMember(ref Utf8JsonReader reader, Complex complex)
    {
        if (reader.ValueTextEquals("Id"u8))
        {
            complex.Id = ReadInt32(ref reader);
        }
        else if (reader.ValueTextEquals("OtherId"u8))
        {
            complex.OtherId = ReadInt32(ref reader);
        }
        else if (reader.ValueTextEquals("Name"u8))
        {
            complex.Name = ReadText(ref reader);
        }
        else if (reader.ValueTextEquals("EnumValue"u8))
        {
            complex.EnumValue = (Level)ReadInt32(ref reader);
        }
        else if (reader.ValueTextEquals("Percentage"u8))
        {
            reader.Read();
            complex.Percentage = reader.GetDouble();
        }
        else if (reader.ValueTextEquals("Cost"u8))
        {
            reader.Read();
            complex.Cost = reader.GetDecimal();
        }
        else if (reader.ValueTextEquals("Children"u8))
        {
            complex.Children = JsonByHandChild.ReadList(ref reader);
        }
        else
        {
            reader.Skip();
        }
    }
}
