namespace SerializationBenchmarks.Tests.Support;

/// <summary>A theory that draws with what the build bundles of the folder web, skipped with the reason where it is missing.</summary>
internal sealed class WebTheoryAttribute : TheoryAttribute
{
    public WebTheoryAttribute() => Skip = WebFolder.MissingBecause;
}
