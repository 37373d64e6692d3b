using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>Serializes more values of the user's own class than the last-level cache holds, in random order, each converted to the serializer's data type.</summary>
[Operation(28, "Serialize from your own class, fresh", WritesPayload = true, TakesEverySample = true, WithoutConversion = nameof(SerializeFresh<>))]
public class SerializeFreshFromModel<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<object> _walk = null!;

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(CodecValues<TCodec>.FreshModels);

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var model in _walk.Next())
            _consumer.Consume(TCodec.Serialize(TCodec.FromModel(model)));
    }
}

/// <summary>Deserializes more payloads than the last-level cache holds, in random order, each to a value that is converted to the user's own class.</summary>
[Operation(29, "Deserialize to your own class, fresh", TakesEverySample = true, WithoutConversion = nameof(DeserializeFresh<>))]
public class DeserializeFreshToModel<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<byte[]> _walk = null!;

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(CodecValues<TCodec>.Fresh.Payloads);

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var payload in _walk.Next())
            _consumer.Consume(TCodec.ToModel(TCodec.Deserialize(payload)));
    }
}

/// <summary>A call for each value of a stretch, which serializes it to a new array; the next time, those of the next stretch.</summary>
public abstract class SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<object> _walk = null!;

    /// <summary>Makes the values in their order.</summary>
    protected abstract object[] Make();

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(Make());

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var data in _walk.Next())
            _consumer.Consume(TCodec.Serialize(data));
    }
}

/// <summary>Serializes more values than the last-level cache holds, in random order.</summary>
[Operation(26, "Serialize, fresh", WritesPayload = true, TakesEverySample = true)]
public class SerializeFresh<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.Fresh.Data;
}

/// <summary>Serializes the few values in random order, which caches hold and branch predictors do not predict.</summary>
[Operation(22, "Serialize, mixed", WritesPayload = true, TakesEverySample = true)]
public class SerializeMixed<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.Mixed.Data;
}

/// <summary>Serializes each of the few values many times in a row, as hot as one value alone.</summary>
[Operation(20, "Serialize, one by one", WritesPayload = true, TakesEverySample = true)]
public class SerializeOneByOne<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.OneByOne.Data;
}

/// <summary>Serializes eight times as many values in random order: what caches still hold, and branch predictors no longer know.</summary>
[Operation(24, "Serialize, many", WritesPayload = true, TakesEverySample = true)]
public class SerializeMany<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.Many.Data;
}

/// <summary>A call for each payload of a stretch, which deserializes it to a new value; the next time, those of the next stretch.</summary>
public abstract class DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<byte[]> _walk = null!;

    /// <summary>Makes the payloads in their order.</summary>
    protected abstract byte[][] Make();

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(Make());

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var payload in _walk.Next())
            _consumer.Consume(TCodec.Deserialize(payload));
    }
}

/// <summary>Deserializes more values than the last-level cache holds, in random order.</summary>
[Operation(27, "Deserialize, fresh", TakesEverySample = true)]
public class DeserializeFresh<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.Fresh.Payloads;
}

/// <summary>Deserializes the few values in random order, which caches hold and branch predictors do not predict.</summary>
[Operation(23, "Deserialize, mixed", TakesEverySample = true)]
public class DeserializeMixed<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.Mixed.Payloads;
}

/// <summary>Deserializes each of the few payloads many times in a row, as hot as one payload alone.</summary>
[Operation(21, "Deserialize, one by one", TakesEverySample = true)]
public class DeserializeOneByOne<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.OneByOne.Payloads;
}

/// <summary>Deserializes eight times as many values in random order: what caches still hold, and branch predictors no longer know.</summary>
[Operation(25, "Deserialize, many", TakesEverySample = true)]
public class DeserializeMany<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.Many.Payloads;
}

/// <summary>Goes through the values and touches neither a value nor a payload: what the walk adds to every line of a table.</summary>
public readonly struct EmptyWalk : IAnyModelSerializer
{
    // Not read-only, or the runtime would leave out what it costs to keep an object that may move.
    private static byte[] _payload = [];

    public static SerializerInfo Info { get; } = Baseline.Describe(
        nameof(EmptyWalk),
        order: 1000, // The last of a table, for ratios refer to the first.
        "Goes through the values and calls no serializer: what the walk adds to every line.");

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => _payload;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => Kept<T>.Value;

    private static class Kept<T>
    {
        public static readonly T Value = (T)Model.BuiltIn.Single(model => model.Type == typeof(T)).Create();
    }
}
