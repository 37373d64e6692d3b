namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs Node and the packages of web, skipped with the reason where they are missing.</summary>
internal sealed class NodeFactAttribute : FactAttribute
{
    public NodeFactAttribute() => Skip = WebFolder.MissingBecause;
}
