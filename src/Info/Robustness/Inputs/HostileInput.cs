namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>Bytes to try.</summary>
/// <param name="Class">How they were made.</param>
/// <param name="Name">What is wrong with them, as a phrase; unique among the inputs of a serializer and model.</param>
/// <param name="Create">Makes the bytes anew, the same each time.</param>
internal sealed record HostileInput(InputClass Class, string Name, Func<byte[]> Create);
