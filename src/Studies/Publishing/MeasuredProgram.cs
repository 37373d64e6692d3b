using System.Globalization;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Publishing;

/// <summary>What a published program does that is measured: one thing, with its own codec. The file is compiled into each.</summary>
internal static class MeasuredProgram
{
    /// <summary>From the start of the process to the first value serialized.</summary>
    public const string StartAndSerialize = nameof(StartAndSerialize);

    /// <summary>From the start of the process to the first value deserialized.</summary>
    public const string StartAndDeserialize = nameof(StartAndDeserialize);

    /// <summary>Serializing, once the code is final.</summary>
    public const string Serialize = nameof(Serialize);

    /// <summary>Deserializing, once the code is final.</summary>
    public const string Deserialize = nameof(Deserialize);

    private static object? _made; // So that the work is not optimized away.

    /// <summary>The main method.</summary>
    /// <param name="arguments">When the process was started, what it is to do, the payload in base 64, and <see cref="ArgumentsOf"/>.</param>
    /// <returns>0 if the value of the payload is the sample.</returns>
    public static int Run<TCodec>(string[] arguments)
        where TCodec : struct, ICodec
    {
        RuntimeHelpers.RunClassConstructor(typeof(Complex).TypeHandle); // Registers MemoryPack's formatter. NativeAOT runs it with the first value alone.
        var (start, payload) = (long.Parse(arguments[0], CultureInfo.InvariantCulture), Convert.FromBase64String(arguments[2]));
        Console.Out.Write(arguments[1] switch
        {
            StartAndSerialize => CallMeter.MeasureFirst(() => TCodec.Serialize(TCodec.Create()), start),
            StartAndDeserialize => CallMeter.MeasureFirst(() => TCodec.Deserialize(payload), start),
            Serialize => MeasureSerialize<TCodec>(arguments),
            Deserialize => MeasureDeserialize<TCodec>(payload, arguments),
            var unknown => throw new ArgumentException($"There is nothing called '{unknown}' to do."),
        });
        if (Complex.Create().Equals(TCodec.ToModel(TCodec.Deserialize(payload))))
            return 0;
        Console.Error.WriteLine("The published program deserializes something else than was serialized.");
        return 1;
    }

    /// <summary>How final code is measured, as arguments.</summary>
    /// <param name="maxLostShare">The part of the wall time without the processor beyond which an iteration does not count.</param>
    public static string[] ArgumentsOf(int iterations, double milliseconds, double maxLostShare) =>
        [iterations.ToString(CultureInfo.InvariantCulture), milliseconds.ToString(CultureInfo.InvariantCulture), maxLostShare.ToString(CultureInfo.InvariantCulture)];

    private static string MeasureFinal(string[] arguments, Action<long> calls) => CallMeter.MeasureFinal(
        calls, int.Parse(arguments[3], CultureInfo.InvariantCulture), double.Parse(arguments[4], CultureInfo.InvariantCulture), double.Parse(arguments[5], CultureInfo.InvariantCulture));

    private static string MeasureSerialize<TCodec>(string[] arguments)
        where TCodec : struct, ICodec
    {
        var data = TCodec.Create();
        return MeasureFinal(arguments, calls =>
        {
            for (; calls > 0; calls--)
                _made = TCodec.Serialize(data);
        });
    }

    private static string MeasureDeserialize<TCodec>(byte[] payload, string[] arguments)
        where TCodec : struct, ICodec => MeasureFinal(arguments, calls =>
        {
            for (; calls > 0; calls--)
                _made = TCodec.Deserialize(payload);
        });
}
