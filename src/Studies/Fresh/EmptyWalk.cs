using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Fresh;

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
