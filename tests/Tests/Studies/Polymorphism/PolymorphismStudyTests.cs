using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Polymorphism;
using Proto = SerializationBenchmarks.Studies.Proto;

namespace SerializationBenchmarks.Tests.Studies.Polymorphism;

public class PolymorphismStudyTests
{
    private static readonly PolymorphismStudy _study = new();

    private static readonly List<Notice> _notices = Subtypes.Make()[0];

    [Fact]
    public void BothModelsHaveTheSameNoticesOfThreeKinds()
    {
        Assert.Equal([typeof(Mail), typeof(PhoneCall), typeof(Visit)], _notices.Select(notice => notice.GetType()).Distinct().OrderBy(type => type.Name));
        var inOneType = OneType.Make()[0];
        Assert.Equal(_notices.Select(notice => (notice.Number, notice.Subject)), inOneType.Select(notice => (notice.Number, notice.Subject)));
        Assert.Equal(_notices.OfType<Mail>().Select(mail => (mail.Address, mail.Attached)), inOneType.Where(notice => notice.Kind == 1).Select(notice => (notice.Address!, notice.Attached)));
        Assert.Equal(_notices.OfType<PhoneCall>().Select(call => (call.Telephone, call.Seconds)), inOneType.Where(notice => notice.Kind == 2).Select(notice => (notice.Telephone!, notice.Seconds)));
        Assert.Equal(_notices.OfType<Visit>().Select(visit => (visit.Latitude, visit.Longitude)), inOneType.Where(notice => notice.Kind == 3).Select(notice => (notice.Latitude, notice.Longitude)));
    }

    [Theory]
    [InlineData("SystemTextJson")]
    [InlineData("SystemTextJsonSourceGen")]
    [InlineData("NewtonsoftJsonTypeNames")]
    [InlineData("XmlSerializer")]
    [InlineData("DataContract")]
    [InlineData("ProtobufNet")]
    [InlineData("GoogleProtobuf")]
    [InlineData("MessagePack")]
    [InlineData("NerdbankMessagePack")]
    [InlineData("MemoryPack")]
    [InlineData("Orleans")]
    [InlineData("Hyperion")]
    [InlineData("Fory")]
    public void SubtypesComeBackAsWhatTheyWere(string serializer)
    {
        Needs.Serializer(serializer == "NewtonsoftJsonTypeNames" ? "NewtonsoftJson" : serializer);
        Assert.All(_study.Models, model => Assert.Null(RoundTripValidation.FirstFault(Bind(serializer, model.Name))));
    }

    [Theory]
    [InlineData("NewtonsoftJson", "It does not take List<Notice>: Could not create an instance of type")]
    [InlineData("Bson", "It does not take List<Notice>: Could not create an instance of type")]
    [InlineData("ChrAvro", "It does not take List<Notice>: ")]
    [InlineData("MongoBson", "It does not take List<Notice>: An Array value cannot be written to the root level of a BSON document.")]
    public void WhatIsToldOfNoSubtypesSaysSo(string serializer, string reason)
    {
        Needs.Serializer(serializer);
        Assert.StartsWith(reason, Bind(serializer, nameof(Subtypes)).UnsupportedBecause!.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void TheBinderOfNewtonsoftJsonTakesThreeNamesAlone()
    {
        Assert.Contains("""{"$type":"mail","Address":""", System.Text.Encoding.UTF8.GetString(NewtonsoftJsonTypeNames.Serialize(_notices)), StringComparison.Ordinal);
        var exception = Assert.Throws<Newtonsoft.Json.JsonSerializationException>(() => NewtonsoftJsonTypeNames.Deserialize<List<Notice>>("""[{"$type":"System.Object"}]"""u8.ToArray()));
        Assert.Contains("There is no notice with the name 'System.Object'.", exception.InnerException?.Message ?? exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void BothLibrariesOfProtocolBuffersWriteTheSameBytes()
    {
        var (google, net) = (Bind("GoogleProtobuf", nameof(Subtypes)).Codec!, Bind("ProtobufNet", nameof(Subtypes)).Codec!);
        Assert.Equal(net.Serialize(_notices), google.Serialize(google.FromModel(_notices)));
    }

    [Fact]
    public void GoogleProtobufReadsNoneOfTheKindsOfAnUnknownOneAndSendsItOn()
    {
        byte[] payload = [0x0A, 9, 0x20, 1, 0x2A, 1, (byte)'a', 0x72, 2, 0x08, 5]; // A list of one, whose kind has the number 14.
        var notices = Proto.Notices.Parser.ParseFrom(payload);
        Assert.Equal((1, "a", Proto.Notice.KindOneofCase.None), (notices.Items[0].Number, notices.Items[0].Subject, notices.Items[0].KindCase));
        Assert.Equal(payload, Google.Protobuf.MessageExtensions.ToByteArray(notices));
    }

    private static Binding Bind(string serializer, string model) => _study.Bind(_study.Models).Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model);
}
