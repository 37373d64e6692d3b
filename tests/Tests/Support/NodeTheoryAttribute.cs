namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs Node and the packages of tests/Interop, skipped with the reason where they are missing.</summary>
internal sealed class NodeTheoryAttribute : TheoryAttribute
{
    public NodeTheoryAttribute() => Skip =
        Tool.Find("node") is null ? "There is no node on the PATH."
        : !Directory.Exists(InteropFolder.Packages) ? $"The packages for Node are not installed: {InteropFolder.Installation}."
        : Bebopc.UnsupportedBecause;
}
