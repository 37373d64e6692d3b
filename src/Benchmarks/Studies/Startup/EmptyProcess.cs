using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>A process that calls no serializer: what every other line pays too.</summary>
public readonly struct EmptyProcess : ISerializer, ICodec, ICodecOf<EmptyProcess, Complex>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "EmptyProcess",
        "none",
        Order: 1,
        "Starts the process, creates the sample and calls no serializer.",
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

    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => [];

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => Complex.Create();
}
