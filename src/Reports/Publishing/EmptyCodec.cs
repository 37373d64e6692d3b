using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Reports.Publishing;

/// <summary>Creates the model and calls no library. The file is compiled into the published program that every other one is compared with.</summary>
public readonly struct EmptyCodec : ICodec
{
    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => [];

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => Complex.Create();
}
