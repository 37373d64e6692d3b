using SerializationBenchmarks.Models;
using Serializer = SerializationBenchmarks.Serializers.Bson.Bson;

namespace SerializationBenchmarks.Tests.Serializers.Bson;

public class BsonTests
{
    // A payload does not say whether it is an array.
    [Fact]
    public void AListIsReadAsOne()
    {
        var payload = Serializer.Serialize<List<int>>([7, 8]);
        Assert.Equal("13000000" + "103000" + "07000000" + "103100" + "08000000" + "00", Convert.ToHexString(payload));
        Assert.Equal([7, 8], Serializer.Deserialize<List<int>>(payload));
    }

    [Fact]
    public void DatesComeBackInUtcWhateverTheirKind()
    {
        var moment = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc);
        var written = new Complex { Children = [new Child { Created = moment, LastEdit = moment.ToLocalTime() }] };
        var child = Assert.Single(Serializer.Deserialize<Complex>(Serializer.Serialize(written)).Children!);
        Assert.Equal((moment, DateTimeKind.Utc), (child.Created, child.Created.Kind));
        Assert.Equal((moment, DateTimeKind.Utc), (child.LastEdit, child.LastEdit.Kind));
    }
}
