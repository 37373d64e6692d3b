namespace SerializationBenchmarks.Tests.Support;

/// <inheritdoc cref="BuildFactAttribute"/>
internal sealed class BuildTheoryAttribute : TheoryAttribute
{
    public BuildTheoryAttribute() => Skip = BuildFactAttribute.UnsupportedBecause;
}
