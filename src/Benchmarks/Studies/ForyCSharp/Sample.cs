#pragma warning disable CA1720 // Names are those of the original comparison, since MessagePack writes them.
using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A value of most primitive types, and an array of each.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class Sample
{
    /// <summary>A value of type <c>int</c>.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public int IntValue { get; set; }

    /// <summary>A value of type <c>long</c>.</summary>
    [Key(1), ProtoMember(2), ForyField(2)]
    public long LongValue { get; set; }

    /// <summary>A value of type <c>float</c>.</summary>
    [Key(2), ProtoMember(3), ForyField(3)]
    public float FloatValue { get; set; }

    /// <summary>A value of type <c>double</c>.</summary>
    [Key(3), ProtoMember(4), ForyField(4)]
    public double DoubleValue { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [Key(4), ProtoMember(5), ForyField(5)]
    public int ShortValue { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [Key(5), ProtoMember(6), ForyField(6)]
    public int CharValue { get; set; }

    /// <summary>A value of type <c>bool</c>.</summary>
    [Key(6), ProtoMember(7), ForyField(7)]
    public bool BooleanValue { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [Key(7), ProtoMember(8), ForyField(8)]
    public int IntValueBoxed { get; set; }

    /// <summary>A value of type <c>long</c>.</summary>
    [Key(8), ProtoMember(9), ForyField(9)]
    public long LongValueBoxed { get; set; }

    /// <summary>A value of type <c>float</c>.</summary>
    [Key(9), ProtoMember(10), ForyField(10)]
    public float FloatValueBoxed { get; set; }

    /// <summary>A value of type <c>double</c>.</summary>
    [Key(10), ProtoMember(11), ForyField(11)]
    public double DoubleValueBoxed { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [Key(11), ProtoMember(12), ForyField(12)]
    public int ShortValueBoxed { get; set; }

    /// <summary>A value of type <c>int</c>.</summary>
    [Key(12), ProtoMember(13), ForyField(13)]
    public int CharValueBoxed { get; set; }

    /// <summary>A value of type <c>bool</c>.</summary>
    [Key(13), ProtoMember(14), ForyField(14)]
    public bool BooleanValueBoxed { get; set; }

    /// <summary>Values of type <c>int</c>.</summary>
    [Key(14), ProtoMember(15), ForyField(15)]
    public int[] IntArray { get; set; } = [];

    /// <summary>Values of type <c>long</c>.</summary>
    [Key(15), ProtoMember(16), ForyField(16)]
    public long[] LongArray { get; set; } = [];

    /// <summary>Values of type <c>float</c>.</summary>
    [Key(16), ProtoMember(17), ForyField(17)]
    public float[] FloatArray { get; set; } = [];

    /// <summary>Values of type <c>double</c>.</summary>
    [Key(17), ProtoMember(18), ForyField(18)]
    public double[] DoubleArray { get; set; } = [];

    /// <summary>Values of type <c>int</c>.</summary>
    [Key(18), ProtoMember(19), ForyField(19)]
    public int[] ShortArray { get; set; } = [];

    /// <summary>Values of type <c>int</c>.</summary>
    [Key(19), ProtoMember(20), ForyField(20)]
    public int[] CharArray { get; set; } = [];

    /// <summary>Values of type <c>bool</c>.</summary>
    [Key(20), ProtoMember(21), ForyField(21)]
    public bool[] BooleanArray { get; set; } = [];

    /// <summary>A text of 36 letters and digits.</summary>
    [Key(21), ProtoMember(22), ForyField(22)]
    public string String { get; set; } = "";
}
