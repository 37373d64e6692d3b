namespace SerializationBenchmarks.Studies.Validation;

/// <summary>
/// The study's model: the JSON documents of 1,000 persons, and which of them break the schema. Approaches are given the documents
/// and return what they found, so that round-trip validation holds each of them to the seeded truth before anything is timed.
/// </summary>
public sealed class Batch
{
    private const byte End = (byte)'\n';

    /// <summary>The numbers of the persons that break the schema, from 0, ascending.</summary>
    public required IReadOnlyList<int> Invalid { get; init; }

    // Fields of its own, because samples and what approaches return differ in them: equality is of what was found.
    private byte[] _documents = [];
    private IReadOnlyList<object> _persons = [];
    private int _faults;

    /// <summary>The documents, each ended with a line feed; empty in what an approach returns.</summary>
    internal byte[] GetDocuments() => _documents;

    /// <summary>The persons of the valid documents, in the approach's own type; empty in a sample.</summary>
    internal IReadOnlyList<object> GetPersons() => _persons;

    /// <summary>How many faults there are.</summary>
    internal int CountFaults() => _faults;

    /// <summary>Makes a sample.</summary>
    internal static Batch Of(IReadOnlyList<Submission> submissions) => new()
    {
        _documents = [.. submissions.SelectMany(submission => submission.Document.Append(End))],
        Invalid = [.. submissions.Index().Where(submission => submission.Item.Faults.Count > 0).Select(submission => submission.Index)],
        _faults = submissions.Sum(submission => submission.Faults.Count),
    };

    /// <summary>Has every document read by an approach.</summary>
    internal static Batch Read<TApproach>(byte[] documents)
        where TApproach : struct, IApproach<TApproach>
    {
        var (persons, invalid, faults) = (new List<object>(), new List<int>(), 0);
        ReadOnlySpan<byte> rest = documents;
        for (var number = 0; rest.Length > 0; number++)
        {
            var length = rest.IndexOf(End);
            if (TApproach.Read(rest[..length], ref faults) is { } person)
                persons.Add(person);
            else
                invalid.Add(number);
            rest = rest[(length + 1)..];
        }

        return new Batch { Invalid = invalid, _persons = persons, _faults = faults };
    }
}

/// <summary>1,000 persons, all of them valid.</summary>
public readonly struct Valid : IStudySamples<Batch>
{
    public static IReadOnlyList<Batch> Make() => [Batch.Of(Submission.Make(invalid: 0))];
}

/// <summary>1,000 persons, of which 500 are invalid.</summary>
public readonly struct OneInTwo : IStudySamples<Batch>
{
    public static IReadOnlyList<Batch> Make() => [Batch.Of(Submission.Make(invalid: 500))];
}

/// <summary>1,000 persons, of which 100 are invalid.</summary>
public readonly struct OneInTen : IStudySamples<Batch>
{
    public static IReadOnlyList<Batch> Make() => [Batch.Of(Submission.Make(invalid: 100))];
}
