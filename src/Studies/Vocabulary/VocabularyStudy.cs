using System.Text.Json.Serialization;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>Reading and writing compressed files.</summary>
public sealed class VocabularyStudy() : FileStudy(typeof(SerializeToGzip<>), typeof(DeserializeFromGzip<>), typeof(SerializeToBrotli<>), typeof(DeserializeFromBrotli<>))
{
    /// <summary>The fields of the vocabulary's file, as the original study counted them: every name with its value.</summary>
    public const int Fields = 502_000;

    /// <summary>The flat records of the original study's second experiment.</summary>
    public const int Records = 100_000;

    public override string Name => "vocabulary";

    public override string Summary => "A vocabulary of 502,000 fields and 100,000 flat records in compressed files.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<StudyModel<List<Term>, Terms>>(), Model.Of<StudyModel<List<Lookup>, Lookups>>()];

    protected override object MakeWhole(Model model) => model.Type == typeof(List<Term>) ? Terms.Make(Fields) : Lookups.Make(Records);
}

/// <summary>The contracts that the source generator of System.Text.Json writes.</summary>
[JsonSerializable(typeof(List<Term>))]
[JsonSerializable(typeof(List<Lookup>))]
public sealed partial class VocabularyContext : JsonSerializerContext;
