using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A document of a user's type, in a folder of its own.</summary>
internal sealed class OwnDocument : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    /// <summary>Its file.</summary>
    public string Path => _folder["sample.json"];

    /// <summary>The file of several.</summary>
    public string Lines => _folder["samples.jsonl"];

    public void Dispose() => _folder.Dispose();

    /// <summary>Writes a document and loads it as a value of a type of <see cref="Contracts"/>.</summary>
    /// <param name="type">The type.</param>
    /// <param name="document">The document.</param>
    /// <param name="allowLoss">Whether the value may lack something.</param>
    /// <param name="naming">How the document names members; null for as usual.</param>
    public OwnType Load(string type, string document, bool allowLoss = false, string? naming = null)
    {
        File.WriteAllText(Path, document);
        var request = new OwnTypeRequest(Contracts.Assembly, type, [Path], AllowLoss: allowLoss);
        return OwnType.Load(naming is null ? request : request with { Naming = naming });
    }

    /// <summary>Writes several documents and loads them as values of a type of <see cref="Contracts"/>.</summary>
    /// <param name="type">The type.</param>
    /// <param name="documents">The documents, each of one line.</param>
    public OwnType LoadLines(string type, params string[] documents)
    {
        File.WriteAllLines(Lines, documents);
        return Contracts.Load(type, Lines);
    }

    /// <summary>What is said where loss is not allowed, and what is lost where it is.</summary>
    /// <param name="type">The type.</param>
    /// <param name="document">The document.</param>
    public (string Sentence, IReadOnlyList<string> Lost) LoadBoth(string type, string document) =>
        (Assert.Throws<UserErrorException>(() => Load(type, document)).Message, Load(type, document, allowLoss: true).Lost);

    /// <summary>Runs the program's round-trip validation on a document.</summary>
    /// <param name="type">The type.</param>
    /// <param name="document">The document.</param>
    /// <param name="serializers">The serializers' names, with commas between.</param>
    public Answer Validate(string type, string document, string serializers)
    {
        File.WriteAllText(Path, document);
        return BuiltPrograms.Run(["--validate", "--serializers", serializers, .. Contracts.Arguments(type, Path)]);
    }
}
