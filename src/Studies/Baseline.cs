using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>What lines of studies have in common that call no serializer and are there to compare with.</summary>
internal static class Baseline
{
    /// <summary>What stands in the place of a wire format's name.</summary>
    public const string Format = "none";

    /// <summary>Describes a line.</summary>
    public static SerializerInfo Describe(string name, int order, string summary) => new(
        name,
        Format,
        order,
        summary,
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        });
}

/// <summary>A program that calls no serializer: what every other line of studies that start programs pays too.</summary>
public readonly struct EmptyProgram : ISerializer, ICodec, ICodecOf<EmptyProgram, Complex>
{
    public static SerializerInfo Info { get; } = Baseline.Describe(nameof(EmptyProgram), 1, "Starts the program, creates the sample and calls no serializer.");

    public static object Create() => Complex.Create();

    public static byte[] Serialize(object data) => [];

    public static object Deserialize(byte[] payload) => Complex.Create();
}
