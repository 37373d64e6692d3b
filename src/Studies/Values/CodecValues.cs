using System.Runtime;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Values;

/// <summary>Many values in a codec's data type, and their payloads, in the orders in which they are measured. Made once in a process, when they are asked for.</summary>
internal static class CodecValues<TCodec>
    where TCodec : struct, ICodec
{
    // As much memory as values and payloads take: without collections that move them, they are made in half of the time.
    private const long WithoutCollections = 200L << 20;

    private static readonly IReadOnlyList<object>? _samples = TCodec.Samples is { Count: > 1 } samples ? samples : null;

    private static readonly Lazy<(object[] Data, byte[][] Payloads)> _few = new(() => Convert(_samples ?? ManyValues.Few(Model)));

    private static readonly Lazy<(object[] Data, byte[][] Payloads)> _oneByOne = new(() => InOrder(_few.Value, ValueOrder.OneByOne(_few.Value.Data.Length)));

    private static readonly Lazy<(object[] Data, byte[][] Payloads)> _mixed = new(() => InOrder(_few.Value, ValueOrder.Mixed(_few.Value.Data.Length)));

    private static readonly Lazy<(object[] Data, byte[][] Payloads)> _many = new(MakeMany);

    private static readonly Lazy<(object[] Data, byte[][] Payloads)> _fresh = new(() => MakeFresh(ofModel: false));

    private static readonly Lazy<(object[] Data, byte[][] Payloads)> _freshModels = new(() => MakeFresh(ofModel: true));

    private static Type Model => TCodec.ToModel(TCodec.Create()).GetType();

    /// <summary>The few values, once each: a user's samples, or typical ones.</summary>
    public static (object[] Data, byte[][] Payloads) Few => _few.Value;

    /// <summary>The same, each many times in a row: a stretch for each.</summary>
    public static (object[] Data, byte[][] Payloads) OneByOne => _oneByOne.Value;

    /// <summary>The same again and again in random order, in whole stretches.</summary>
    public static (object[] Data, byte[][] Payloads) Mixed => _mixed.Value;

    /// <summary>Eight times as many again and again in random order, in whole stretches.</summary>
    public static (object[] Data, byte[][] Payloads) Many => _many.Value;

    /// <summary>More values than the last-level cache holds, in random order, in whole stretches.</summary>
    public static (object[] Data, byte[][] Payloads) Fresh => _fresh.Value;

    /// <summary>The same as values of the model.</summary>
    public static object[] FreshModels => _freshModels.Value.Data;

    private static (object[] Data, byte[][] Payloads) MakeMany()
    {
        var values = ManyValues.Many(Model);
        return InOrder(Convert(values), ValueOrder.BalancedAgain([.. values.Select(ValueSource.LengthOf)]));
    }

    private static (object[] Data, byte[][] Payloads) MakeFresh(bool ofModel)
    {
        if (_samples is not null)
            return InOrder(Convert(_samples), ValueOrder.Mixed(_samples.Count));
        var isWithoutCollections = GC.TryStartNoGCRegion(WithoutCollections);
        try
        {
            var lengths = new List<int>();
            var values = Convert(ManyValues.Fresh(Model, LastLevelCache.Bytes).Select(value =>
            {
                lengths.Add(ValueSource.LengthOf(value));
                return value;
            }), ofModel);
            return InOrder(values, ValueOrder.Balanced([.. lengths]));
        }
        finally
        {
            if (isWithoutCollections && GCSettings.LatencyMode == GCLatencyMode.NoGCRegion)
                GC.EndNoGCRegion();
            GC.Collect(); // Or the first collection that is measured would move them.
        }
    }

    // One after the other, so that a value's payload lies beside it in memory, and between those of other values.
    private static (object[] Data, byte[][] Payloads) Convert(IEnumerable<object> values, bool ofModel = false)
    {
        var (data, payloads) = (new List<object>(), new List<byte[]>());
        foreach (var value in values)
        {
            var converted = TCodec.FromModel(value);
            data.Add(ofModel ? value : converted);
            payloads.Add(TCodec.Serialize(converted));
        }

        return ([.. data], [.. payloads]);
    }

    private static (object[] Data, byte[][] Payloads) InOrder((object[] Data, byte[][] Payloads) values, int[] order) =>
        (Array.ConvertAll(order, place => values.Data[place]), Array.ConvertAll(order, place => values.Payloads[place]));
}
