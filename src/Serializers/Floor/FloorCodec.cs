using System.Buffers;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
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

/// <summary>
/// Copies a number of bytes that the compiler knows with the fewest moves, the last one overlapping the one before: a call
/// to the runtime's general copy would cost more than some codecs need for all their fields.
/// </summary>
internal static class FloorCopy
{
    /// <summary>Copies bytes.</summary>
    /// <param name="source">At least <paramref name="length"/> bytes.</param>
    /// <param name="destination">At least <paramref name="length"/> bytes.</param>
    /// <param name="length">How many to copy; from a static readonly field, so that the branches vanish.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Copy(ReadOnlySpan<byte> source, Span<byte> destination, int length)
    {
        Debug.Assert(source.Length >= length && destination.Length >= length, "The caller allocates for the length.");
        ref var from = ref MemoryMarshal.GetReference(source);
        ref var to = ref MemoryMarshal.GetReference(destination);
        if (length >= Vector256<byte>.Count)
        {
            for (var i = 0; i < length - Vector256<byte>.Count; i += Vector256<byte>.Count)
                Vector256.LoadUnsafe(ref from, (nuint)i).StoreUnsafe(ref to, (nuint)i);
            var last = (nuint)(length - Vector256<byte>.Count);
            Vector256.LoadUnsafe(ref from, last).StoreUnsafe(ref to, last);
        }
        else if (length >= sizeof(ulong) && length <= 2 * sizeof(ulong))
        {
            Move<ulong>(ref from, ref to, length);
        }
        else if (length >= sizeof(uint) && length < sizeof(ulong))
        {
            Move<uint>(ref from, ref to, length);
        }
        else
        {
            source[..length].CopyTo(destination);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Move<T>(ref byte from, ref byte to, int length)
        where T : unmanaged
    {
        var last = length - Unsafe.SizeOf<T>();
        Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<T>(ref from));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, last), Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref from, last)));
    }
}
