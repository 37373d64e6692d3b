using System.Buffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>A server of this process that reads and writes by a codec, and the bodies that it is sent.</summary>
internal sealed class ServedCodec<TCodec>
    where TCodec : struct, ICodec
{
    private const int PieceCount = 100;

    private readonly Body _body = Body.Of(typeof(TCodec));

    private readonly object[] _data = [.. TCodec.Samples is { } samples ? samples.Select(TCodec.FromModel) : [TCodec.Create()]];

    private readonly int _target;

    /// <summary>Opens the server, and validates that each body comes back.</summary>
    /// <exception cref="InvalidOperationException">One does not, or the server or the load generator cannot do what they are to.</exception>
    public ServedCodec()
    {
        _target = LoadProcess.Current.Add(ServiceHost.Open(_body, _data[0].GetType(), HubProtocols.Of(typeof(TCodec))), _data.Select(TCodec.Serialize));
        foreach (var data in _data)
        {
            var payload = TCodec.Serialize(data);
            Validate(data, _body.Read(Pieces.Of(payload, Math.Max(1, payload.Length / PieceCount))), "reads another value of a message in pieces than was sent"); // By gRPC a client has no say in how a message is cut.
        }
    }

    /// <summary>Validates that each body comes back through the wire, and measures requests to the server.</summary>
    /// <exception cref="InvalidOperationException">A body does not come back.</exception>
    public ServiceMeter Meter(ServiceTransport transport)
    {
        // Equal bytes are an equal value; other ones may be, for a set has no order.
        foreach (var returned in LoadProcess.Current.Ask(new LoadRequest(_target, transport)).Changed ?? [])
            Validate(_data[returned.Body], TCodec.Deserialize(Convert.FromBase64String(returned.Bytes)), $"sends another value back than it was sent by {transport}");
        return new(new LoadRequest(_target, transport), _data.Length, ServiceLoad.PerSecondOf(typeof(TCodec)));
    }

    private static void Validate(object sent, object back, string fault)
    {
        if (ModelDiff.FirstDifference(TCodec.ToModel(sent), TCodec.ToModel(back)) is { } difference)
            throw new InvalidOperationException(difference.Explain($"The server {fault}").Recorded);
    }
}

/// <summary>
/// Makes bodies: lists of the fresh values of <see cref="Complex"/> that have children, with empty texts in place of null. Some formats cannot tell
/// null from empty, and Protocol Buffers have no empty list.
/// </summary>
internal static class Bodies
{
    /// <summary>The values of which some are taken.</summary>
    public static IEnumerable<Complex> Of(IEnumerable<object> values) => values.Select(value => (Complex)WithoutNull.Of(value)).Where(value => value.Children!.Count > 0);

    /// <summary>Makes lists of which no two have a value in common.</summary>
    public static IReadOnlyList<List<Complex>> Of(int length, int count) =>
        [.. Of(ValueSource.Of(typeof(Complex))).Take(length * count).Chunk(length).Select(values => values.ToList())];
}

/// <summary>Lists of one value: typical ones.</summary>
public readonly struct Complex1 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => [.. Bodies.Of(ManyValues.Few(typeof(Complex))).Select(value => new List<Complex> { value })];
}

/// <summary>Lists of 10 values.</summary>
public readonly struct Complex10 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(10, 16);
}

/// <summary>Lists of 100 values.</summary>
public readonly struct Complex100 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(100, 8);
}

/// <summary>Lists of 1,000 values.</summary>
public readonly struct Complex1000 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(1000, 3);
}

/// <summary>Bytes in several pieces, as they arrive over a network.</summary>
internal static class Pieces
{
    /// <summary>Cuts bytes.</summary>
    /// <param name="bytes">The bytes.</param>
    public static ReadOnlySequence<byte> Of(byte[] bytes, int size)
    {
        var first = new Piece(bytes.AsMemory(0, Math.Min(size, bytes.Length)), 0);
        var last = first;
        for (var start = size; start < bytes.Length; start += size)
            last = last.Append(bytes.AsMemory(start, Math.Min(size, bytes.Length - start)));
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        public Piece Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
