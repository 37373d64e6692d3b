using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>
/// Deserializes a kept payload to a new value of the serializer's data type and converts that to the user's own class. The same as
/// <see cref="DeserializeOnce{TCodec}"/> where the data type is the model.
/// </summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(9, "Deserialize to your own class", WithoutConversion = nameof(DeserializeOnce<>))]
public class DeserializeToModel<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => Convert(TCodec.Deserialize(Payload));

    // As in SerializeFromModel: the object that is converted exists.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object Convert(object data) => TCodec.ToModel(data);
}
