namespace SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;

/// <summary>Has an operation measured as a first call in a study whose other operations are measured in final code.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class FirstCallAttribute : Attribute;
