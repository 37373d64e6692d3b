using System.Reflection;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>How many bytes a user's samples are when a case writes them: a getter that adds to its list makes them longer with each call.</summary>
internal sealed class SampleLength
{
    private readonly Func<long> _measure;

    private readonly long _before;

    private SampleLength(Func<long> measure) => (_measure, _before) = (measure, measure());

    /// <summary>The length before a case is measured; null of a case that writes nothing.</summary>
    public static SampleLength? Of(MethodInfo benchmark) =>
        benchmark.ReflectedType is { } type && type.GetCustomAttribute<OperationAttribute>() is { WritesPayload: true } && type.GetGenericArguments() is [var codec]
            ? new SampleLength(typeof(SampleLength).GetMethod(nameof(Measure), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(codec).CreateDelegate<Func<long>>())
            : null;

    /// <summary>Whether it is another one by now.</summary>
    public bool HasChanged() => _measure() != _before;

    private static long Measure<TCodec>()
        where TCodec : struct, ICodec => (TCodec.Samples ?? [TCodec.Create()]).Sum(sample => (long)TCodec.Serialize(TCodec.FromModel(sample)).Length);
}
