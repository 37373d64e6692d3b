using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Serializers.Floor;

/// <summary>
/// The codec of <see cref="CopyFloor"/>. Of one sample, the data is the sample, and whatever is deserialized is its copy. Of several
/// samples, the data is a sample with its payload, whose first bytes number the sample, so that deserializing knows which to copy.
/// </summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FloorCodec<TModel> : IBufferCodec
    where TModel : struct, IModelType
{
    private static readonly Codec? _writer = CopyFloor.SmallestOn(Model.Of<TModel>())?.Codec;
    private static readonly Numbered[] _samples = [.. Model.Of<TModel>().Samples.Select((sample, index) => Number(sample, index))];

    // Known to the compiler once they are set, which makes the copies below straight code without branches.
    private static readonly bool _isOne = _samples.Length == 1;
    private static readonly object _sample = _samples[0].Sample;
    private static readonly byte[] _smallest = _samples[0].Payload;
    private static readonly int _length = _smallest.Length;

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => TModel.Samples;

    /// <inheritdoc/>
    public static object Create() => _isOne ? TModel.Create() : _samples[0];

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        if (!_isOne)
            return Unsafe.As<Numbered>(data).Payload.AsSpan().ToArray();
        var payload = new byte[_length];
        FloorCopy.Copy(_smallest, payload, _length);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        if (!_isOne)
        {
            buffer.Write(Unsafe.As<Numbered>(data).Payload);
            return;
        }

        FloorCopy.Copy(_smallest, buffer.GetSpan(_length), _length);
        buffer.Advance(_length);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) =>
        TModel.DeepCopy(_isOne ? _sample : _samples[MemoryMarshal.Read<int>(payload)].Sample);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => !_isOne && data is Numbered numbered ? numbered.Sample : data;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => _isOne ? model : Find(model);

    private static Numbered Find(object sample) => _samples.First(numbered => ReferenceEquals(numbered.Sample, sample));

    private static Numbered Number(object sample, int index)
    {
        var smallest = _writer?.Serialize(_writer.FromModel(sample)) ?? [];
        if (Model.Of<TModel>().Samples.Count > 1)
        {
            Array.Resize(ref smallest, Math.Max(smallest.Length, sizeof(int)));
            MemoryMarshal.Write(smallest, index);
        }

        return new Numbered(sample, smallest);
    }

    private sealed record Numbered(object Sample, byte[] Payload);
}
