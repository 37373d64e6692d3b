namespace SerializationBenchmarks.CustomModels.Samples;

/// <summary>A value as JSON.</summary>
/// <param name="Place">The file, with the line where it has several values.</param>
/// <param name="Json">UTF-8 text without a byte order mark.</param>
public sealed record Sample(string Place, ReadOnlyMemory<byte> Json);
