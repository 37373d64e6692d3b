namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that needs protoc, skipped with the reason where there is none.</summary>
internal sealed class ProtocTheoryAttribute : TheoryAttribute
{
    public ProtocTheoryAttribute() => Skip = File.Exists(Protoc.Path) ? null : $"Grpc.Tools has no protoc for this system: there is no {Protoc.Path}.";
}
