namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Makes a vocabulary from a written seed.</summary>
public readonly struct Terms : IStudySamples<List<Term>>
{
    private const int FieldsOfTerm = 5;
    private const int FieldsOfForm = 2;
    private const int Validated = 3000; // Fields.
    private const int Seed = 20090324; // The number has no meaning.

    private static readonly string[] _endings = ["", "s", "ed", "ing", "er", "ion", "al", "ly"];

    /// <inheritdoc/>
    public static IReadOnlyList<List<Term>> Make() => [Make(Validated)];

    /// <summary>Makes a vocabulary.</summary>
    /// <param name="fields">Its fields: five of each term, two of each form; a few less than asked for if the next term had more.</param>
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
