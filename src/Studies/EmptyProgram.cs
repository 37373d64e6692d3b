using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>A program that calls no serializer: what every other line of studies that start programs pays too.</summary>
public readonly struct EmptyProgram : ISerializer, ICodec, ICodecOf<EmptyProgram, Complex>
{
    public static SerializerInfo Info { get; } = Baseline.Describe(nameof(EmptyProgram), 1, "Starts the program, creates the sample and calls no serializer.");

    public static object Create() => Complex.Create();

    public static byte[] Serialize(object data) => [];

    public static object Deserialize(byte[] payload) => Complex.Create();
}
