using System.Net.WebSockets;
using System.Text;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Loads;

/// <summary>The messages of a hub's protocol around a body, by SignalR's specification of it.</summary>
/// <param name="name">What the protocol is called when a connection is opened.</param>
internal abstract class HubMessages(string name, WebSocketMessageType type)
{
    public string Name => name;

    public WebSocketMessageType Type => type;

    /// <summary>Bytes that end a message.</summary>
    public abstract int Behind { get; }

    public static HubMessages Of(HubProtocol protocol) => protocol == HubProtocol.MessagePack ? new MessagePackMessages() : new JsonMessages();

    /// <summary>The call of the hub's method with a body.</summary>
    public abstract byte[] CallOf(byte[] body);

    /// <summary>The length of the first message, and what stands before it; null if it has not arrived whole.</summary>
    public abstract (int Skip, int Length)? LengthOf(ReadOnlySpan<byte> bytes);

    /// <summary>Whether a message only says that the server is there.</summary>
    public abstract bool IsPing(ReadOnlySpan<byte> message);

    /// <summary>The body of an answer.</summary>
    /// <exception cref="InvalidOperationException">It has none, but says what went wrong.</exception>
    public abstract ReadOnlyMemory<byte> ResultOf(ReadOnlyMemory<byte> message);

    /// <summary>The body between a begin that is known and an end.</summary>
    protected static ReadOnlyMemory<byte> Between(ReadOnlySpan<byte> begin, ReadOnlyMemory<byte> message, int end) => message.Span.StartsWith(begin)
        ? message[begin.Length..^end]
        : throw new InvalidOperationException($"the hub answers {Encoding.UTF8.GetString(message.Span[..Math.Min(message.Length, 300)])}");
}

/// <summary>Texts that end with a mark.</summary>
internal sealed class JsonMessages() : HubMessages("json", WebSocketMessageType.Text)
{
    private const byte Mark = 0x1E;

    public override int Behind => 1;

    public override byte[] CallOf(byte[] body) => [.. """{"type":1,"invocationId":"1","target":"Send","arguments":["""u8, .. body, .. "]}"u8, Mark];

    public override (int Skip, int Length)? LengthOf(ReadOnlySpan<byte> bytes) => bytes.IndexOf(Mark) is >= 0 and var length ? (0, length) : null;

    public override bool IsPing(ReadOnlySpan<byte> message) => message.SequenceEqual("""{"type":6}"""u8);

    public override ReadOnlyMemory<byte> ResultOf(ReadOnlyMemory<byte> message) => Between("""{"type":3,"invocationId":"1","result":"""u8, message, end: 1);
}

/// <summary>Arrays with their length before them.</summary>
internal sealed class MessagePackMessages() : HubMessages("messagepack", WebSocketMessageType.Binary)
{
    private const int MostLengthBytes = 5;

    public override int Behind => 0;

    // Of six: a call, no headers, a number, the method, its argument, no streams.
    public override byte[] CallOf(byte[] body)
    {
        byte[] message = [0x96, 1, 0x80, 0xA1, (byte)'1', 0xA4, .. "Send"u8, 0x91, .. body, 0x90];
        var length = new List<byte>();
        for (var rest = message.Length; ; rest >>= 7)
        {
            length.Add((byte)(rest < 0x80 ? rest : (rest & 0x7F) | 0x80));
            if (rest < 0x80)
                return [.. length, .. message];
        }
    }

    public override (int Skip, int Length)? LengthOf(ReadOnlySpan<byte> bytes)
    {
        var length = 0;
        for (var place = 0; place < Math.Min(bytes.Length, MostLengthBytes); place++)
        {
            length |= (bytes[place] & 0x7F) << (7 * place);
            if (bytes[place] < 0x80)
                return bytes.Length >= place + 1 + length ? (place + 1, length) : null;
        }

        return null;
    }

    public override bool IsPing(ReadOnlySpan<byte> message) => message is [0x91, 6];

    // Of five: an answer, no headers, the call's number, that there is a result, the result.
    public override ReadOnlyMemory<byte> ResultOf(ReadOnlyMemory<byte> message) => Between([0x95, 3, 0x80, 0xA1, (byte)'1', 3], message, end: 0);
}
