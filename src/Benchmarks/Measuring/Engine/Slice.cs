namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>One turn's measured loop.</summary>
/// <param name="Wall">Nanoseconds by the clock.</param>
/// <param name="Pause">Nanoseconds of it during which the runtime paused the thread to collect garbage.</param>
/// <param name="Compiled">Methods that the runtime compiled meanwhile.</param>
/// <param name="Collections">Garbage collections meanwhile.</param>
internal readonly record struct Slice(long Wall, long Pause, int Compiled, int Collections);
