namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs Chromium beside Node and the packages of web, skipped with the reason where they are missing.</summary>
internal sealed class BrowserFactAttribute : FactAttribute
{
    public BrowserFactAttribute() => Skip = WebFolder.MissingBecause ?? (WebFolder.Chromium is null ? "There is no chromium on the PATH; 'apt-get install chromium' installs it." : null);
}
