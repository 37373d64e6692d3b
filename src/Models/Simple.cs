using System.Runtime.CompilerServices;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Models;

/// <summary>A small model: two integers, a text and an enumeration.</summary>
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial record Simple
{
    /// <summary>An identifier; 123456 in the sample.</summary>
    [Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>Another identifier; 123 in the sample.</summary>
    [Id(1), Key(1), ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>A text of 32 ASCII characters in the sample.</summary>
    [Id(2), Key(2), ProtoMember(3)]
    public string? Name { get; set; }

    /// <summary>An enumeration value; <see cref="Level.Two"/> in the sample.</summary>
    [Id(3), Key(3), ProtoMember(4)]
    public Level EnumValue { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See Tiny.Create.
    public static Simple Create() => new()
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Level.Two,
    };
}

/// <summary>The enumeration of <see cref="Simple"/> and <see cref="Complex"/>; every format carries it as its number.</summary>
[GenerateSerializer] // Orleans boxes an enumeration without, and writes its type.
public enum Level
{
    /// <summary>Not set.</summary>
    Unknown = 0,

    /// <summary>The first value.</summary>
    One = 1,

    /// <summary>The second value.</summary>
    Two = 2,

    /// <summary>The third value.</summary>
    Three = 3,
}

/// <summary>Stands for <see cref="Simple"/>.</summary>
public readonly struct SimpleModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Simple);

    /// <inheritdoc/>
    public static int Order => 2;

    /// <inheritdoc/>
    public static object Create() => Simple.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Simple>(argument, context);
}
