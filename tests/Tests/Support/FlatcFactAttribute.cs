namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs the flatc which generated the committed code, skipped with the reason where there is another or none.</summary>
internal sealed class FlatcFactAttribute : FactAttribute
{
    public FlatcFactAttribute() => Skip = Flatc.GeneratesNothingBecause;
}

/// <summary>A test that needs any flatc, skipped with the reason where there is none.</summary>
internal sealed class FlatcTheoryAttribute : TheoryAttribute
{
    public FlatcTheoryAttribute() => Skip = Flatc.UnsupportedBecause;
}
