namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs a <see cref="SmallDisk"/>, skipped with the reason where there can be none.</summary>
internal sealed class SmallDiskTheoryAttribute : TheoryAttribute
{
    public SmallDiskTheoryAttribute() => Skip = SmallDisk.UnsupportedBecause;
}
