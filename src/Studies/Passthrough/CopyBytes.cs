using System.Runtime.InteropServices;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>Copies an array's memory: nothing that keeps the values in a <c>byte[]</c> can do less.</summary>
public readonly struct CopyBytes : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = Baseline.Describe(nameof(CopyBytes), 1, "Copies the array's memory.") with { Format = "raw memory" };

    public static byte[] Serialize<T>(T value)
        where T : class => Bytes(value).ToArray();

    public static T Deserialize<T>(byte[] payload)
        where T : class => (T)FromBytes(typeof(T), payload);

    /// <summary>An array of a memory's content.</summary>
    internal static object FromBytes(Type type, ReadOnlySpan<byte> bytes)
    {
        if (type == typeof(int[]))
            return MemoryMarshal.Cast<byte, int>(bytes).ToArray();
        if (type == typeof(double[]))
            return MemoryMarshal.Cast<byte, double>(bytes).ToArray();
        if (type == typeof(bool[]))
            return MemoryMarshal.Cast<byte, bool>(bytes).ToArray();
        return type == typeof(DateTime[]) ? MemoryMarshal.Cast<byte, DateTime>(bytes).ToArray() : MemoryMarshal.Cast<byte, Guid>(bytes).ToArray();
    }

    /// <summary>An array's memory.</summary>
    internal static Span<byte> Bytes(object value) => value switch
    {
        int[] array => MemoryMarshal.AsBytes(array.AsSpan()),
        double[] array => MemoryMarshal.AsBytes(array.AsSpan()),
        bool[] array => MemoryMarshal.AsBytes(array.AsSpan()),
        DateTime[] array => MemoryMarshal.AsBytes(array.AsSpan()),
        _ => MemoryMarshal.AsBytes(((Guid[])value).AsSpan()),
    };
}
