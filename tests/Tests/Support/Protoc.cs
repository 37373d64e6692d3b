using System.Reflection;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The compiler of Protocol Buffers, which comes with Grpc.Tools and can also read and write messages.</summary>
internal static class Protoc
{
    /// <summary>Where Grpc.Tools has it.</summary>
    public static string Path { get; } = Metadata("Protoc");

    /// <summary>Turns a message into the text format.</summary>
    public static string Decode(string message, byte[] payload) =>
        System.Text.Encoding.UTF8.GetString(Run($"--decode=serialization_benchmarks.{message}", payload)).ReplaceLineEndings("\n");

    /// <summary>Turns the text format into a message.</summary>
    public static byte[] Encode(string message, string text) =>
        Run($"--encode=serialization_benchmarks.{message}", System.Text.Encoding.UTF8.GetBytes(text));

    private static byte[] Run(string task, byte[] input) => Tool.Run(
        Path,
        System.IO.Path.Combine(RepositoryRoot.Find(), "schemas"),
        input,
        task,
        "--proto_path=.",
        $"--proto_path={Metadata("ProtocIncludes")}",
        "models.proto");

    // Written by Tests.csproj.
    private static string Metadata(string key) => typeof(Protoc).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(attribute => attribute.Key == key).Value!;
}
