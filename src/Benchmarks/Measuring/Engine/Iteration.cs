namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>One run of a loop.</summary>
/// <param name="Wall">Nanoseconds by the clock.</param>
/// <param name="Cpu">Nanoseconds of processor time, user and system together, of all threads.</param>
/// <param name="Compiled">Methods that the runtime compiled meanwhile.</param>
/// <param name="Collections">Garbage collections meanwhile.</param>
/// <param name="Paused">Nanoseconds for which they stopped the thread.</param>
internal readonly record struct Iteration(double Wall, double Cpu, int Compiled, int Collections, double Paused);
