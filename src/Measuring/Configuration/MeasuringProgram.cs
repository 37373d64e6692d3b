using System.Reflection;

namespace SerializationBenchmarks.Measuring.Configuration;

/// <summary>The program that measures. It starts itself as its children, and comes after all that it is made of, which therefore knows it by its name alone.</summary>
internal static class MeasuringProgram
{
    /// <summary>The program of src/Benchmarks, also where tests run it.</summary>
    public static Assembly Assembly { get; } = Assembly.Load("Benchmarks");
}
