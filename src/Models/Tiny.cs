using System.Runtime.CompilerServices;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Models;

/// <summary>The smallest model: two integers.</summary>
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial record Tiny
{
    /// <summary>An identifier; 123456 in the sample.</summary>
    [Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>Another identifier; 123 in the sample.</summary>
    [Id(1), Key(1), ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // A caller that inlined this could keep the object off the heap, which no program that receives its data can.
    public static Tiny Create() => new() { Id = 123456, OtherId = 123 };
}

/// <summary>Stands for <see cref="Tiny"/>.</summary>
public readonly struct TinyModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Tiny);

    /// <inheritdoc/>
    public static int Order => 1;

    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Tiny>(argument, context);
}
