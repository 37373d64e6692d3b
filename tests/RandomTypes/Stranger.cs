using FsCheck;
using FsCheck.Fluent;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A class made at random, <c>Stranger.Root</c>, with a document for it.</summary>
internal abstract record Stranger
{
    public static Gen<Stranger> Generator { get; } = Gen.Frequency((11, RandomType.Generator.Select(type => (Stranger)type)), (1, LoopingType.Generator.Select(type => (Stranger)type)));

    /// <summary>A value of the class.</summary>
    public abstract string Document { get; }

    /// <summary>C# that declares the class, with <c>IsSame</c>: a comparison of all of its state that is written for it.</summary>
    public abstract string Source { get; }
}
