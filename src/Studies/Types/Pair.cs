using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Types;

/// <summary>What comparisons compare: a value, an equal one and one that is greater by its last member.</summary>
public abstract class Pair<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The value.</summary>
    protected object Value { get; } = TCodec.Create();

    /// <summary>Another one with the same members.</summary>
    protected object Equal { get; } = TCodec.Create();

    /// <summary>One whose last member is greater.</summary>
    protected object Greater { get; } = TCodec.FromModel(Tiny.Create() with { OtherId = 124 });
}
