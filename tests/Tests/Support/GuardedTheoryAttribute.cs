namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs <see cref="GuardedMemory"/>, skipped with the reason where there is none.</summary>
internal sealed class GuardedTheoryAttribute : TheoryAttribute
{
    public GuardedTheoryAttribute() => Skip = GuardedMemory.UnsupportedBecause;
}
