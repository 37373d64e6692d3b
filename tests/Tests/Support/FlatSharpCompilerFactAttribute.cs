namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs FlatSharp's compiler, skipped with the reason where there is none.</summary>
internal sealed class FlatSharpCompilerFactAttribute : FactAttribute
{
    public FlatSharpCompilerFactAttribute() => Skip = FlatSharpCompiler.UnsupportedBecause;
}
