namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs bebopc, skipped with the reason where there is none.</summary>
internal sealed class BebopcFactAttribute : FactAttribute
{
    public BebopcFactAttribute() => Skip = Bebopc.UnsupportedBecause;
}
