#if HAS_FLATSHARP
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FlatSharp;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.FlatSharpSerialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on an array, which is the only member of a table.</summary>
/// <typeparam name="TModel">The model.</typeparam>
/// <typeparam name="TElement">The type of the array's elements.</typeparam>
public readonly struct FlatSharpArray<TModel, TElement> : IBufferCodec, IStudyCodec<FlatSharpArray<TModel, TElement>, TModel>, ICodecOf<FlatSharpGreedy, TElement[]>
    where TModel : struct, IModelType
    where TElement : struct
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        if (typeof(TElement) == typeof(int))
            return FlatSharpWriting.Serialize(StudiesFbs.Integers.Serializer, Unsafe.As<StudiesFbs.Integers>(data));
        if (typeof(TElement) == typeof(double))
            return FlatSharpWriting.Serialize(StudiesFbs.Doubles.Serializer, Unsafe.As<StudiesFbs.Doubles>(data));
        if (typeof(TElement) == typeof(bool))
            return FlatSharpWriting.Serialize(StudiesFbs.Booleans.Serializer, Unsafe.As<StudiesFbs.Booleans>(data));
        return typeof(TElement) == typeof(DateTime)
            ? FlatSharpWriting.Serialize(StudiesFbs.Dates.Serializer, Unsafe.As<StudiesFbs.Dates>(data))
            : FlatSharpWriting.Serialize(StudiesFbs.Guids.Serializer, Unsafe.As<StudiesFbs.Guids>(data));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        if (typeof(TElement) == typeof(int))
            FlatSharpWriting.Serialize(StudiesFbs.Integers.Serializer, Unsafe.As<StudiesFbs.Integers>(data), buffer);
        else if (typeof(TElement) == typeof(double))
            FlatSharpWriting.Serialize(StudiesFbs.Doubles.Serializer, Unsafe.As<StudiesFbs.Doubles>(data), buffer);
        else if (typeof(TElement) == typeof(bool))
            FlatSharpWriting.Serialize(StudiesFbs.Booleans.Serializer, Unsafe.As<StudiesFbs.Booleans>(data), buffer);
        else if (typeof(TElement) == typeof(DateTime))
            FlatSharpWriting.Serialize(StudiesFbs.Dates.Serializer, Unsafe.As<StudiesFbs.Dates>(data), buffer);
        else
            FlatSharpWriting.Serialize(StudiesFbs.Guids.Serializer, Unsafe.As<StudiesFbs.Guids>(data), buffer);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        if (typeof(TElement) == typeof(int))
            return StudiesFbs.Integers.Serializer.Parse(payload);
        if (typeof(TElement) == typeof(double))
            return StudiesFbs.Doubles.Serializer.Parse(payload);
        if (typeof(TElement) == typeof(bool))
            return StudiesFbs.Booleans.Serializer.Parse(payload);
        return typeof(TElement) == typeof(DateTime) ? StudiesFbs.Dates.Serializer.Parse(payload) : StudiesFbs.Guids.Serializer.Parse(payload);
    }

    /// <inheritdoc/>
    public static object ToModel(object data) => data switch
    {
        StudiesFbs.Integers table => table.Items!.ToArray(),
        StudiesFbs.Doubles table => table.Items!.ToArray(),
        StudiesFbs.Booleans table => table.Items!.ToArray(),
        StudiesFbs.Dates table => table.Items!.Select(DateTime.FromBinary).ToArray(),
        _ => ((StudiesFbs.Guids)data).Items!.Select(item => new Guid(MemoryMarshal.AsBytes(new ReadOnlySpan<StudiesFbs.GuidBytes>(in item)), bigEndian: true)).ToArray(),
    };

    /// <inheritdoc/>
    public static object FromModel(object model) => model switch
    {
        int[] items => new StudiesFbs.Integers { Items = items },
        double[] items => new StudiesFbs.Doubles { Items = items },
        bool[] items => new StudiesFbs.Booleans { Items = items },
        DateTime[] items => new StudiesFbs.Dates { Items = [.. items.Select(item => item.ToBinary())] },
        _ => new StudiesFbs.Guids { Items = [.. ((Guid[])model).Select(item => MemoryMarshal.Read<StudiesFbs.GuidBytes>(item.ToByteArray(bigEndian: true)))] },
    };
}
#endif
