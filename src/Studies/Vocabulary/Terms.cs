using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>Makes a vocabulary from a written seed.</summary>
public readonly struct Terms : IStudySamples<List<Term>>
{
    private const int FieldsOfTerm = 5;
    private const int FieldsOfForm = 2;
    private const int Validated = 3000; // Fields.
    private const int Seed = 20090324; // The number has no meaning.

    private static readonly string[] _endings = ["", "s", "ed", "ing", "er", "ion", "al", "ly"];

    public static IReadOnlyList<List<Term>> Make() => [Make(Validated)];

    /// <summary>Makes a vocabulary.</summary>
    public static List<Term> Make(int fields)
    {
        var random = new Random(Seed);
        var words = Enumerable.Range(0, 4000).Select(_ => random.GetString("etaoinshrdlucmfwyp", random.Next(2, 9))).ToArray();
        var terms = new List<Term>();
        while (true)
        {
            var term = MakeTerm(random, words, terms.Count + 1);
            fields -= FieldsOfTerm + (FieldsOfForm * term.Forms.Count);
            if (fields < 0)
                return terms;
            terms.Add(term);
        }
    }

    // As in the study's example: counts fall by a factor from form to form, thirds are there, and a term's count is a little more than their sum.
    private static Term MakeTerm(Random random, string[] words, int rank)
    {
        string[] chosen = [.. Enumerable.Range(0, random.Next(1, 4)).Select(_ => words[(int)(words.Length * random.NextDouble() * random.NextDouble())])];
        var stem = string.Join(' ', chosen);
        var forms = new List<TermForm>();
        var count = Math.Ceiling(3e7 / (rank + 10)) / 3;
        while (forms.Count < _endings.Length && (forms.Count == 0 || random.Next(5) > 1))
        {
            forms.Add(new TermForm { Form = stem + _endings[forms.Count], Count = Math.Max(1, count) });
            count = Math.Ceiling(count * random.Next(1, 100) / 100 * 3) / 3;
        }

        return new Term { TermClass = stem, CanonicalForm = forms[0].Form, Rank = rank, Count = forms.Sum(form => form.Count), Forms = forms };
    }
}

/// <summary>A term of a vocabulary; its members are those of the original study.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Term
{
    /// <summary>The stemmed words.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1), JsonPropertyName("term class"), Newtonsoft.Json.JsonProperty("term class")]
    public string TermClass { get; set; } = "";

    /// <summary>The most frequent form.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2), JsonPropertyName("canonical form"), Newtonsoft.Json.JsonProperty("canonical form")]
    public string CanonicalForm { get; set; } = "";

    /// <summary>The place by frequency, from 1.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3), JsonPropertyName("rank"), Newtonsoft.Json.JsonProperty("rank")]
    public int Rank { get; set; }

    /// <summary>How often the term occurs.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4), JsonPropertyName("count"), Newtonsoft.Json.JsonProperty("count")]
    public double Count { get; set; }

    /// <summary>Its forms, the most frequent first.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5), JsonPropertyName("term forms"), Newtonsoft.Json.JsonProperty("term forms")]
    public List<TermForm> Forms { get; set; } = [];
}

/// <summary>A form of a <see cref="Term"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class TermForm
{
    /// <summary>The words.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1), JsonPropertyName("form"), Newtonsoft.Json.JsonProperty("form")]
    public string Form { get; set; } = "";

    /// <summary>How often they occur.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2), JsonPropertyName("count"), Newtonsoft.Json.JsonProperty("count")]
    public double Count { get; set; }
}
