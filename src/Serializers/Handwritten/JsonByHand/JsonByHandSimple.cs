using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.SystemTextJson;
using static SerializationBenchmarks.Serializers.Handwritten.JsonByHand.JsonByHandReader;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>The codec of <see cref="JsonByHand"/> on <see cref="Simple"/>.</summary>
public readonly struct JsonByHandSimple : IBufferCodec, ICodecOf<JsonByHand, Simple>
{
    /// <inheritdoc/>
    public static object Create() => Simple.Create();

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
        var simple = Unsafe.As<Simple>(data);
        var writer = KeptWriter.For(buffer);
        writer.WriteStartObject();
        writer.WriteNumber(JsonByHandNames.Id, simple.Id);
        writer.WriteNumber(JsonByHandNames.OtherId, simple.OtherId);
        writer.WriteString(JsonByHandNames.Name, simple.Name);
        writer.WriteNumber(JsonByHandNames.EnumValue, (int)simple.EnumValue);
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
            var simple = new Simple();
            while (NextMember(ref reader))
            {
                if (reader.ValueTextEquals("Id"u8))
                    simple.Id = ReadInt32(ref reader);
                else if (reader.ValueTextEquals("OtherId"u8))
                    simple.OtherId = ReadInt32(ref reader);
                else if (reader.ValueTextEquals("Name"u8))
                    simple.Name = ReadText(ref reader);
                else if (reader.ValueTextEquals("EnumValue"u8))
                    simple.EnumValue = (Level)ReadInt32(ref reader);
                else
                    reader.Skip();
            }

            ExpectEnd(ref reader);
            return simple;
        }
        catch (Exception exception) when (IsOfPayload(exception))
        {
            throw Reject(exception, reader);
        }
    }
}
