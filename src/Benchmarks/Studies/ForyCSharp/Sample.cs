using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

#pragma warning disable CA1720 // Names are those of the original comparison, since MessagePack writes them.
namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A value of most primitive types, and an array of each.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Sample
{
    /// <summary>A value of type <c>int</c>.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int IntValue { get; set; }

    /// <summary>A value of type <c>long</c>.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public long LongValue { get; set; }

    /// <summary>A value of type <c>float</c>.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public float FloatValue { get; set; }

    /// <summary>A value of type <c>double</c>.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public double DoubleValue { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public int ShortValue { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public int CharValue { get; set; }

    /// <summary>A value of type <c>bool</c>.</summary>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public bool BooleanValue { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public int IntValueBoxed { get; set; }

    /// <summary>A value of type <c>long</c>.</summary>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public long LongValueBoxed { get; set; }

    /// <summary>A value of type <c>float</c>.</summary>
    [ForyField(10), Id(9), Key(9), ProtoMember(10)]
    public float FloatValueBoxed { get; set; }

    /// <summary>A value of type <c>double</c>.</summary>
    [ForyField(11), Id(10), Key(10), ProtoMember(11)]
    public double DoubleValueBoxed { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [ForyField(12), Id(11), Key(11), ProtoMember(12)]
    public int ShortValueBoxed { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [ForyField(13), Id(12), Key(12), ProtoMember(13)]
    public int CharValueBoxed { get; set; }

    /// <summary>A value of type <c>bool</c>.</summary>
    [ForyField(14), Id(13), Key(13), ProtoMember(14)]
    public bool BooleanValueBoxed { get; set; }

    /// <summary>Values of type <c>int</c>.</summary>
    [ForyField(15), Id(14), Key(14), ProtoMember(15)]
    public int[] IntArray { get; set; } = [];

    /// <summary>Values of type <c>long</c>.</summary>
    [ForyField(16), Id(15), Key(15), ProtoMember(16)]
    public long[] LongArray { get; set; } = [];

    /// <summary>Values of type <c>float</c>.</summary>
    [ForyField(17), Id(16), Key(16), ProtoMember(17)]
    public float[] FloatArray { get; set; } = [];

    /// <summary>Values of type <c>double</c>.</summary>
    [ForyField(18), Id(17), Key(17), ProtoMember(18)]
    public double[] DoubleArray { get; set; } = [];

    /// <summary>Values of type <c>int</c>.</summary>
    [ForyField(19), Id(18), Key(18), ProtoMember(19)]
    public int[] ShortArray { get; set; } = [];

    /// <summary>Values of type <c>int</c>.</summary>
    [ForyField(20), Id(19), Key(19), ProtoMember(20)]
    public int[] CharArray { get; set; } = [];

    /// <summary>Values of type <c>bool</c>.</summary>
    [ForyField(21), Id(20), Key(20), ProtoMember(21)]
    public bool[] BooleanArray { get; set; } = [];

    /// <summary>A text of 36 letters and digits.</summary>
    [ForyField(22), Id(21), Key(21), ProtoMember(22)]
    public string String { get; set; } = "";
}
