#if HAS_FLATSHARP
using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.FlatSharpSerialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpPersons<TModel> : IBufferCodec, IStudyCodec<FlatSharpPersons<TModel>, TModel>, ICodecOf<FlatSharpGreedy, List<Person>>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Persons> _serializer = StudiesFbs.Persons.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Persons>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Persons>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((StudiesFbs.Persons)data).Items!.Select(FlatSharpPeople.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new StudiesFbs.Persons { Items = [.. ((List<Person>)model).Select(FlatSharpPeople.FromModel)] };
}
#endif
