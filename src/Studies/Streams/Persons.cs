using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>Persons in a file. Those that are validated, and with which code is compiled before anything is measured, are fewer.</summary>
public readonly struct StreamedPersons : IStudySamples<List<Person>>
{
    /// <summary>The persons in a file.</summary>
    public const int Count = 100_000;

    private const int Validated = 500;

    private static readonly Lazy<List<Person>> _whole = new(static () => People.List(Count)[0]);

    public static string? Name => "Persons";

    /// <summary>What a file holds.</summary>
    internal static List<Person> Whole => _whole.Value;

    public static IReadOnlyList<List<Person>> Make() => People.List(Validated);
}

/// <summary>What all operations do with a file.</summary>
internal static class Persons
{
    /// <summary>Reads a file element by element, up to a number.</summary>
    public static long ReadThrough<TCodec>(string path, long most)
        where TCodec : struct, IStreamCodec
    {
        using var file = File.OpenRead(path);
        return TCodec.ReadThrough(file, most);
    }
}

/// <summary>What all operations do with a file before anything is measured.</summary>
internal static class Persons<TCodec>
    where TCodec : struct, ICodec
{
    private const int WarmUps = 3;

    /// <summary>Writes a file.</summary>
    /// <returns>Its length.</returns>
    public static long WriteFile(string path)
    {
        var payload = TCodec.Serialize(TCodec.FromModel(StreamedPersons.Whole));
        File.WriteAllBytes(path, payload);
        return payload.Length;
    }

    /// <summary>Reads the values of a file, and has the code compiled.</summary>
    public static object ReadFile(string path)
    {
        WarmUp();
        return TCodec.Deserialize(File.ReadAllBytes(path));
    }

    /// <summary>Writes and reads the sample.</summary>
    public static void WarmUp()
    {
        var data = TCodec.FromModel(StreamedPersons.Make()[0]);
        for (var time = 0; time < WarmUps; time++)
            GC.KeepAlive(TCodec.Deserialize(TCodec.Serialize(data)));
    }
}
