using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// <see cref="Floor"/> on a user's type. The data is a sample with the smallest payload of the other rows; of several samples,
/// the payload's first bytes number the sample, so that deserializing knows which to copy.
/// </summary>
/// <typeparam name="TModel">The type.</typeparam>
public readonly struct FloorOwnType<TModel> : ISerializer, IBufferCodec, IOwnTypeSerializerOf<Floor>
    where TModel : struct, IModelType
{
    private static readonly OwnModel _model = OwnModel.Of(typeof(TModel))!;
    private static readonly Data[] _data = MakeData();

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = Floor.Info with { Summary = "Allocates the result and copies it, with a copy emitted for the type." };

    /// <inheritdoc/>
    public static string? WhyNot(Type model) => _model.Graph.WhyNoCopy;

    /// <inheritdoc/>
    public static object Create() => _data[0];

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => Unsafe.As<Data>(data).Payload.AsSpan().ToArray();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => buffer.Write(Unsafe.As<Data>(data).Payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) =>
        TModel.DeepCopy(_data.Length == 1 ? _data[0].Sample : _data[MemoryMarshal.Read<int>(payload)].Sample);

    /// <inheritdoc/>
    public static object ToModel(object data) => data is Data kept ? kept.Sample : data;

    /// <inheritdoc/>
    public static object FromModel(object model) => _data.First(data => ReferenceEquals(data.Sample, model));

    private static Data[] MakeData()
    {
        var codecs = Catalog.OthersThanFloor(_model.Entry);
        return [.. _model.Samples.Select((sample, index) => new Data(sample, MakePayload(codecs, sample, index)))];
    }

    private static byte[] MakePayload(IReadOnlyList<Codec> codecs, object sample, int index)
    {
        var smallest = codecs.Select(codec => codec.Serialize(codec.FromModel(sample))).MinBy(payload => payload.Length) ?? [];
        if (_model.Samples.Count > 1)
        {
            Array.Resize(ref smallest, Math.Max(smallest.Length, sizeof(int)));
            MemoryMarshal.Write(smallest, index);
        }

        return smallest;
    }

    private sealed record Data(object Sample, byte[] Payload);
}
