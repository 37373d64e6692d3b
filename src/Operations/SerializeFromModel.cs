using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>
/// Converts a kept value of the user's own class to the serializer's data type and serializes that to a new array. The same as
/// <see cref="SerializeOnce{TCodec}"/> where the data type is the model.
/// </summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(8, "Serialize from your own class", WritesPayload = true, WithoutConversion = nameof(SerializeOnce<>))]
public class SerializeFromModel<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public byte[] Run() => TCodec.Serialize(Convert(Sample));

    // A call of its own, as in a program: inlined, the compiler could leave out the converted object of a small model altogether.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object Convert(object model) => TCodec.FromModel(model);
}
