namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test of what is forbidden, skipped with the reason where nothing is.</summary>
internal sealed class UnprivilegedFactAttribute : FactAttribute
{
    public UnprivilegedFactAttribute() => Skip = Environment.IsPrivilegedProcess ? "An administrator may write every file." : null;
}
