using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.SystemTextJson;
using static SerializationBenchmarks.Serializers.Handwritten.JsonByHand.JsonByHandReader;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>The codec of <see cref="JsonByHand"/> on <see cref="Tiny"/>.</summary>
public readonly struct JsonByHandTiny : IBufferCodec, ICodecOf<JsonByHand, Tiny>
{
    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

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
        var tiny = Unsafe.As<Tiny>(data);
        var writer = KeptWriter.For(buffer);
        writer.WriteStartObject();
        writer.WriteNumber(JsonByHandNames.Id, tiny.Id);
        writer.WriteNumber(JsonByHandNames.OtherId, tiny.OtherId);
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
            var tiny = new Tiny();
            while (NextMember(ref reader))
            {
                if (reader.ValueTextEquals("Id"u8))
                    tiny.Id = ReadInt32(ref reader);
                else if (reader.ValueTextEquals("OtherId"u8))
                    tiny.OtherId = ReadInt32(ref reader);
                else
                    reader.Skip();
            }

            ExpectEnd(ref reader);
            return tiny;
        }
        catch (Exception exception) when (IsOfPayload(exception))
        {
            throw Reject(exception, reader);
        }
    }
}
