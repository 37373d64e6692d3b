namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs a program on the PATH, skipped with the reason where there is none.</summary>
internal sealed class ToolFactAttribute : FactAttribute
{
    public ToolFactAttribute(string program) => Skip = Tool.Find(program) is null ? $"There is no {program} on the PATH." : null;
}
