using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Serializers.NewtonsoftJson;
using SerializationBenchmarks.Serializers.SystemTextJson;
using SerializationBenchmarks.Studies.References;

namespace SerializationBenchmarks.Tests.Studies.References;

public class ReferencesStudyTests
{
    [Fact]
    public void TheSampleHasAHundredTicketsThatShareTenMembers()
    {
        var board = Board.Create();
        Assert.Equal((10, 100), (board.Members.Count, board.Tickets.Count));
        Assert.Equal(board.Members, DistinctPeople(board).OrderBy(member => member.Id));
        Assert.All(board.Tickets, ticket => Assert.NotSame(ticket.Owner, ticket.Reviewer));
    }

    [Fact]
    public void WithTrackingWhatIsSharedIsSharedAgain()
    {
        Assert.Equal(0, MembersBeside(RoundTrip<NewtonsoftJsonReferences>()));
        Assert.Equal(0, MembersBeside(RoundTrip<SystemTextJsonReferences>()));
    }

    [Theory] // By name: a build may lack the libraries.
    [InlineData("NerdbankMessagePack", 200)]
    [InlineData("NerdbankMessagePack", 0, "References")]
    [InlineData("Fory", 200)]
    [InlineData("Fory", 0, "References")]
    [InlineData("Orleans", 0)] // Tracks always.
    [InlineData("MemoryPack", 200)]
    public void OtherLibrariesShareWithTrackingAlone(string serializer, int membersBeside, string tracking = "")
    {
        Needs.Serializer(serializer);
        var study = new ReferencesStudy();
        var codec = study.Bind(study.Models).Single(binding => binding.Serializer.Name == serializer + tracking).Codec!;
        Assert.Equal(membersBeside, MembersBeside((Board)codec.Deserialize(codec.Serialize(Board.Create()))));
    }

    [Fact]
    public void WithoutTrackingEveryReferenceIsAnObjectOfItsOwn()
    {
        Assert.Equal(200, MembersBeside(RoundTrip<NewtonsoftJson>()));
        Assert.Equal(200, MembersBeside(RoundTrip<SystemTextJson>()));
    }

    [Fact]
    public void BothLibrariesTrackingWritesTheSameBytesAndFewerThanWithout()
    {
        var payload = SystemTextJsonReferences.Serialize(Board.Create());
        Assert.Equal(NewtonsoftJsonReferences.Serialize(Board.Create()), payload);
        Assert.InRange(payload.Length, 1, SystemTextJson.Serialize(Board.Create()).Length - 1);
    }

    [Fact]
    public void ProtobufNetHasNoTrackingAndSaysSo() => Assert.Contains(
        "n/a ProtobufNetReferences on Shared: protobuf-net 3 has no reference tracking: AsReference, which version 2 had, is gone.",
        BuiltPrograms.Run("--study", "references", "--validate", "--serializers", "ProtobufNetReferences,SystemTextJson").Output,
        StringComparison.Ordinal);

    private static Board RoundTrip<TSerializer>()
        where TSerializer : struct, IAnyModelSerializer
    {
        var board = TSerializer.Deserialize<Board>(TSerializer.Serialize(Board.Create()));
        Assert.Null(ModelDiff.FirstDifference(Board.Create(), board));
        return board;
    }

    // How many people of tickets are not objects of the board's members.
    private static int MembersBeside(Board board) =>
        DistinctPeople(board).Except(board.Members, ReferenceEqualityComparer.Instance).Count();

    private static IEnumerable<Member> DistinctPeople(Board board) =>
        board.Tickets.SelectMany(ticket => new[] { ticket.Owner!, ticket.Reviewer! }).Distinct(ReferenceEqualityComparer.Instance).Cast<Member>();
}
