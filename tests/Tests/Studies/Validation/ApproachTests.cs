using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Validation;

namespace SerializationBenchmarks.Tests.Studies.Validation;

/// <summary>Every approach finds what was seeded, no more and no less.</summary>
public class ApproachTests
{
    private static readonly ValidationStudy _study = new();

    private static readonly JsonSerializerOptions _camelCase = new() { PropertyNamingPolicy = JsonNamingPolicy.CamelCase };

    public static TheoryData<string> Approaches => [.. _study.Serializers.Select(serializer => serializer.Name)];

    public static TheoryData<string> Faults => [.. Fault.All.Select(fault => $"{fault.Member}: {fault.What}")];

    [Fact]
    public void TheApproachesAreThoseOfTheStudyAlone() => Assert.Equal(
        ["SystemTextJsonFirst", "NewtonsoftFirst", "NewtonsoftAll", "DataAnnotationsFirst", "DataAnnotationsAll", "FluentValidationFirst", "FluentValidationAll", "NJsonSchemaAll", "JsonSchemaNetFirst", "JsonSchemaNetAll"],
        _study.Serializers.Select(serializer => serializer.Name));

    [Fact]
    public void TheLibrariesThatValidateAreOfTheBenchmarksAlone()
    {
        var source = Path.Combine(RepositoryRoot.Find(), "src");
        var projects = Directory.EnumerateFiles(source, "*.csproj", SearchOption.AllDirectories).Concat(Directory.EnumerateFiles(Path.Combine(source, "Serializers"), "*.props", SearchOption.AllDirectories).Where(file => !file.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal)));
        Assert.All(["FluentValidation", "JsonSchema.Net", "NJsonSchema"], library =>
            Assert.Equal(["Studies.csproj"], projects.Where(project => File.ReadAllText(project).Contains($"\"{library}\"", StringComparison.Ordinal)).Select(Path.GetFileName)));
    }

    [Theory, MemberData(nameof(Approaches))]
    public void AnApproachFindsTheInvalidDocumentsAndKeepsTheOthers(string approach) => Assert.All([0, 100, 500], invalid =>
    {
        var submissions = Submission.Make(invalid);
        var found = Read(approach, Batch.Of(submissions));
        Assert.Equal(submissions.Index().Where(submission => submission.Item.Faults.Count > 0).Select(submission => submission.Index), found.Invalid);
        Assert.Equal(
            submissions.Where(submission => submission.Faults.Count == 0).Select(submission => Json(JsonSerializer.Deserialize<CheckedPerson>(submission.Document, _camelCase)!)),
            found.GetPersons().Select(Json));
    });

    [Theory, MemberData(nameof(Approaches))]
    public void AnApproachStopsAtTheFirstFaultOrFindsAllThatItCanSee(string approach)
    {
        var invalid = Submission.Make(500).Where(submission => submission.Faults.Count > 0).ToArray();
        var isAfterDecoding = _study.Serializers.Single(serializer => serializer.Name == approach).Format == ApproachInfo.AfterDecoding;
        var expected = invalid.Sum(submission =>
            approach.EndsWith("First", StringComparison.Ordinal) || (isAfterDecoding && submission.Faults.Any(fault => fault.EndsDecoding)) ? 1 : submission.Faults.Count - SaidTogether(submission));
        Assert.Equal(expected, Read(approach, Batch.Of(invalid)).CountFaults());

        // JsonSchema.Net says once which members are missing.
        int SaidTogether(Submission submission) => approach == "JsonSchemaNetAll" ? Math.Max(0, submission.Faults.Count(fault => fault.What == "missing") - 1) : 0;
    }

    [Theory, MemberData(nameof(Faults))]
    public void EveryApproachFindsEachFaultOnce(string name)
    {
        var fault = Fault.All.Single(fault => $"{fault.Member}: {fault.What}" == name);
        var person = Person();
        fault.Apply(person);
        Assert.All(_study.Serializers, approach => Assert.Equal((approach.Name, 1, 1), (approach.Name, Read(approach.Name, person).Invalid.Count, Read(approach.Name, person).CountFaults())));
    }

    [Theory]
    [InlineData("age", "0")]
    [InlineData("age", "130")]
    [InlineData("first", "\"x\"")]
    [InlineData("last", "\"1234567890123456789012345678901234567890\"")]
    [InlineData("telephone", "\"1234567\"")]
    [InlineData("telephone", "\"12345678901234567890\"")]
    [InlineData("telephone", "null")]
    [InlineData("email", "null")]
    [InlineData("addresses", "null")]
    [InlineData("addresses", """[{"street":"x","state":"LN","zip":99999}]""")]
    public void NoApproachRefusesWhatIsAtALimit(string member, string json)
    {
        var person = Person();
        person[member] = JsonNode.Parse(json);
        Assert.All(_study.Serializers, approach => Assert.Equal((approach.Name, 0, 0), (approach.Name, Read(approach.Name, person).Invalid.Count, Read(approach.Name, person).CountFaults())));
    }

    [Theory]
    [InlineData("age", "131")]
    [InlineData("telephone", "\"123456789012345678901\"")]
    [InlineData("addresses", """[{"street":"x","state":"LN","zip":100000}]""")]
    [InlineData("addresses", """[{"street":"x","state":"L","zip":99999}]""")]
    [InlineData("addresses", """[{"street":"x","state":"LN","zip":99999,"country":"UK"}]""")]
    [InlineData("addresses", """[{"street":null,"state":"LN","zip":99999}]""")]
    [InlineData("addresses", "{}")]
    [InlineData("email", "\"@example.com\"")]
    [InlineData("email", "\"a@b@example.com\"")]
    public void EveryApproachRefusesWhatIsBeyondALimit(string member, string json)
    {
        var person = Person();
        person[member] = JsonNode.Parse(json);
        Assert.All(_study.Serializers, approach => Assert.Equal((approach.Name, 1), (approach.Name, Read(approach.Name, person).Invalid.Count)));
    }

    private static JsonObject Person() => new()
    {
        ["first"] = "Ada",
        ["last"] = "King",
        ["age"] = 36,
        ["addresses"] = new JsonArray(new JsonObject { ["street"] = "St James's Square", ["state"] = "LN", ["zip"] = 10_000 }),
        ["telephone"] = "5551234",
        ["email"] = "ada@example.com",
    };

    private static string Json(object person) => JsonSerializer.Serialize(person, person.GetType(), _camelCase);

    private static Batch Read(string approach, JsonObject person) => Read(approach, Batch.Of([new Submission(Encoding.UTF8.GetBytes(person.ToJsonString()), [])]));

    private static Batch Read(string approach, Batch batch)
    {
        var codec = _study.Bind([Model.Of<StudyModel<Batch, Valid>>()]).Single(binding => binding.Serializer.Name == approach).Codec!;
        return Assert.IsType<Batch>(codec.Deserialize(codec.Serialize(batch)));
    }
}
