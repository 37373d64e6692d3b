using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>
/// FlatSharp, reading lazily: what comes back keeps the payload and reads a member from it each time that it is asked for. Deserializing
/// therefore makes one object, whatever the model, and only turning that into the model reads all members.
/// </summary>
public readonly struct FlatSharpLazy : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = FlatSharpGreedy.Info with
    {
        Name = "FlatSharpLazy",
        Order = 98,
        WayOf = FlatSharpGreedy.Info.Name,
        Summary = "FlatSharp with generated classes, each member decoded when it is read (lazily).",
        Traits = FlatSharpGreedy.Info.Traits with { ZeroCopy = true },
    };

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => "It decodes a member when it is read: DeserializeOnce reads none, DeserializeToModel reads all.";
}

/// <summary>The codec of <see cref="FlatSharpLazy"/> on <see cref="Tiny"/>.</summary>
public readonly struct FlatSharpLazyTiny : IDerivedBufferCodec<FlatSharpTiny>, ICodecOf<FlatSharpLazy, Tiny>
{
    private static readonly ISerializer<Fbs.Tiny> _serializer = Fbs.Tiny.Serializer.WithSettings(settings => settings.UseLazyDeserialization());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);
}

/// <summary>The codec of <see cref="FlatSharpLazy"/> on <see cref="Simple"/>.</summary>
public readonly struct FlatSharpLazySimple : IDerivedBufferCodec<FlatSharpSimple>, ICodecOf<FlatSharpLazy, Simple>
{
    private static readonly ISerializer<Fbs.Simple> _serializer = Fbs.Simple.Serializer.WithSettings(settings => settings.UseLazyDeserialization());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);
}

/// <summary>The codec of <see cref="FlatSharpLazy"/> on <see cref="Complex"/>.</summary>
public readonly struct FlatSharpLazyComplex : IDerivedBufferCodec<FlatSharpComplex>, ICodecOf<FlatSharpLazy, Complex>
{
    private static readonly ISerializer<Fbs.Complex> _serializer = Fbs.Complex.Serializer.WithSettings(settings => settings.UseLazyDeserialization());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);
}
