namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that Windows cannot run, skipped there with the reason.</summary>
internal sealed class UnixFactAttribute : FactAttribute
{
    public UnixFactAttribute(string reason) => Skip = OperatingSystem.IsWindows() ? reason : null;
}
