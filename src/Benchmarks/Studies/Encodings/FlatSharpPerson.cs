#if HAS_FLATSHARP
using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.FlatSharpSerialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpPerson<TModel> : IBufferCodec, IStudyCodec<FlatSharpPerson<TModel>, TModel>, ICodecOf<FlatSharpGreedy, Person>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Person> _serializer = StudiesFbs.Person.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Person>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Person>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => FlatSharpPeople.ToModel((StudiesFbs.Person)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => FlatSharpPeople.FromModel((Person)model);
}
#endif
