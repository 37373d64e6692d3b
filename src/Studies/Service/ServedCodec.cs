using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

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
