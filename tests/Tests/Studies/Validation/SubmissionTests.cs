using System.Text.Json;
using SerializationBenchmarks.Studies.Validation;

namespace SerializationBenchmarks.Tests.Studies.Validation;

public class SubmissionTests
{
    private static readonly IReadOnlyList<Submission> _valid = Submission.Make(invalid: 0);
    private static readonly IReadOnlyList<Submission> _oneInTen = Submission.Make(invalid: 100);
    private static readonly IReadOnlyList<Submission> _oneInTwo = Submission.Make(invalid: 500);

    [Fact]
    public void TheShareOfInvalidDocumentsIsWhatTheModelIsNamedBy()
    {
        Assert.Equal([0, 100, 500], new[] { Valid.Make(), OneInTen.Make(), OneInTwo.Make() }.Select(samples => Assert.Single(samples).Invalid.Count));
        Assert.All([_valid, _oneInTen, _oneInTwo], submissions => Assert.Equal(1000, submissions.Count));
        Assert.Equal(Indexes(_oneInTwo), OneInTwo.Make()[0].Invalid);
    }

    [Fact]
    public void InvalidDocumentsAreBrokenOnesOfTheValid()
    {
        Assert.Subset(Indexes(_oneInTwo).ToHashSet(), Indexes(_oneInTen).ToHashSet());
        Assert.All(_valid.Zip(_oneInTwo), pair => Assert.Equal(pair.Second.Faults.Count == 0, pair.First.Document.SequenceEqual(pair.Second.Document)));
    }

    [Fact]
    public void FaultsAreOneToThreeOfDifferentMembersAndOfEveryKind()
    {
        var faults = _oneInTen.Where(submission => submission.Faults.Count > 0).Select(submission => submission.Faults).ToArray();
        Assert.Equal([1, 2, 3], faults.Select(each => each.Count).Distinct().Order());
        Assert.All(faults, each => Assert.Distinct(each.Select(fault => fault.Member)));
        Assert.Equal(Fault.All.ToHashSet(), faults.SelectMany(each => each).ToHashSet());
    }

    [Fact]
    public void ADocumentIsALineOfJson() => Assert.All(_oneInTwo, submission =>
    {
        Assert.DoesNotContain((byte)'\n', submission.Document);
        Assert.Equal(JsonValueKind.Object, JsonDocument.Parse(submission.Document).RootElement.ValueKind);
    });

    private static IEnumerable<int> Indexes(IReadOnlyList<Submission> submissions) =>
        submissions.Index().Where(submission => submission.Item.Faults.Count > 0).Select(submission => submission.Index);
}
