using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>A server of this process that reads and writes by a codec, and the bodies that it is sent.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
internal sealed class ServedCodec<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Body _body = Body.Of(typeof(TCodec));

    private readonly object[] _data = [.. TCodec.Samples is { } samples ? samples.Select(TCodec.FromModel) : [TCodec.Create()]];

    private readonly int _target;

    /// <summary>Opens the server, and validates that each body comes back.</summary>
    /// <exception cref="InvalidOperationException">One does not, or the server or the load generator cannot do what they are to.</exception>
    public ServedCodec()
    {
        _target = LoadProcess.Current.Add(ServiceHost.Open(_body, _data[0].GetType()), _data.Select(TCodec.Serialize));
        Validate(isGrpc: false);
        Validate(isGrpc: true);
    }

    /// <summary>Measures requests to the server.</summary>
    /// <param name="isGrpc">Whether they come by gRPC.</param>
    public ServiceMeter Meter(bool isGrpc) => new(new LoadRequest(_target, isGrpc), _data.Length, ServiceLoad.PerSecondOf(typeof(TCodec)));

    // Equal bytes are an equal value; other ones may be, for a set has no order.
    private void Validate(bool isGrpc)
    {
        foreach (var returned in LoadProcess.Current.Ask(new LoadRequest(_target, isGrpc)).Changed ?? [])
        {
            var back = TCodec.ToModel(TCodec.Deserialize(Convert.FromBase64String(returned.Bytes)));
            if (ModelDiff.FirstDifference(TCodec.ToModel(_data[returned.Body]), back) is { } difference)
                throw new InvalidOperationException(difference.Explain($"The server sends another value back than it was sent by {(isGrpc ? "gRPC" : "HTTP")}").Recorded);
        }
    }
}
