using System.Buffers;
using System.Formats.Cbor;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>The codec of <see cref="Cbor"/> on a list of <see cref="Complex"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborComplexes<TModel> : IBufferCodec, IStudyCodec<CborComplexes<TModel>, TModel>, ICodecOf<Cbor, List<Complex>>, ICborItem<Complex>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => CborList<CborComplexes<TModel>, Complex>.Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => CborList<CborComplexes<TModel>, Complex>.Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => CborList<CborComplexes<TModel>, Complex>.Read(payload);

    static Complex ICborItem<Complex>.Read(CborReader reader) => CborComplex.Read(reader);

    static void ICborItem<Complex>.Write(CborWriter writer, Complex item) => CborComplex.Write(writer, item);
}
