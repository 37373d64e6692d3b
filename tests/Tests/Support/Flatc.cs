using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Google's compiler of FlatBuffers' schemas on the PATH, written in C++, which can also read and write payloads.</summary>
internal static class Flatc
{
    /// <summary>The version that generated the committed C#.</summary>
    public const string GeneratedVersion = "2.0.8";

    private static readonly string _schemas = Path.Combine(RepositoryRoot.Find(), "schemas");

    /// <summary>Why it cannot be used, or null.</summary>
    public static string? UnsupportedBecause { get; } = Tool.Find("flatc") is null ? $"There is no flatc on the PATH; Debian's package flatbuffers-compiler has {GeneratedVersion}." : null;

    /// <summary>Its version, where it can be used.</summary>
    public static string FindVersion() => Tool.Run("flatc", ".", "--version").Trim().Split(' ')[^1];

    /// <summary>Generates the code by the commands of schemas/README.md and returns it.</summary>
    public static string Generate()
    {
        using var folder = new TemporaryFolder();
        var schemas = Directory.CreateDirectory(folder["schemas"]).FullName;
        var code = Directory.CreateDirectory(folder[Path.Combine("src", "Serializers", "GoogleFlatBuffers")]).FullName;
        File.Copy(Path.Combine(_schemas, "models.fbs"), Path.Combine(schemas, "models.fbs"));
        SchemaCommands.Run("flatc", schemas);
        return File.ReadAllText(Path.Combine(code, "Models.g.cs"));
    }

    /// <summary>Turns a payload into JSON.</summary>
    public static string Decode(string table, byte[] payload)
    {
        using var folder = new TemporaryFolder();
        File.WriteAllBytes(folder["payload.bin"], payload);
        Tool.Run("flatc", folder.Path, "--json", "--strict-json", "--raw-binary", "--root-type", RootType(table), Path.Combine(_schemas, "models.fbs"), "--", "payload.bin");
        return File.ReadAllText(folder["payload.json"]);
    }

    /// <summary>Turns JSON into a payload.</summary>
    public static byte[] Encode(string table, string json)
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["payload.json"], json);
        Tool.Run("flatc", folder.Path, "--binary", "--root-type", RootType(table), Path.Combine(_schemas, "models.fbs"), "payload.json");
        return File.ReadAllBytes(folder["payload.bin"]);
    }

    private static string RootType(string table) => $"SerializationBenchmarks.Fbs.{table}";
}
