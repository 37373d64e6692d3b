using System.Text;
using Newtonsoft.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.NewtonsoftJson;
using Serializer = SerializationBenchmarks.Serializers.NewtonsoftJson.NewtonsoftJson;

namespace SerializationBenchmarks.Tests.Serializers.NewtonsoftJson;

public class NewtonsoftJsonPooledTests
{
    private static readonly string _tiny = """{"Id":123456,"OtherId":123}""";

    [Theory]
    [InlineData(1)]
    [InlineData(1000)]
    [InlineData(100_000)]
    public void TextLongerThanTheBuffersIsWrittenAndReadAsJsonConvertDoes(int length)
    {
        var value = new Simple { Name = string.Concat(Enumerable.Repeat("aé€😀\ud800", length)) };
        var payload = NewtonsoftJsonPooled.Serialize(value);
        Assert.Equal(Serializer.Serialize(value), payload);
        Assert.Equal(Serializer.Deserialize<Simple>(payload), NewtonsoftJsonPooled.Deserialize<Simple>(payload));
        Assert.Equal(_tiny, Encoding.UTF8.GetString(NewtonsoftJsonPooled.Serialize(Tiny.Create()))); // Nothing is left of the longer one.
    }

    [Fact]
    public void AFailedCallLeavesNothingBehind()
    {
        Assert.Throws<JsonSerializationException>(() => NewtonsoftJsonPooled.Serialize(new Failing()));
        Assert.Equal(_tiny, Encoding.UTF8.GetString(NewtonsoftJsonPooled.Serialize(Tiny.Create())));
        Assert.Throws<JsonReaderException>(() => NewtonsoftJsonPooled.Deserialize<Tiny>("{\"Id\":1,\"OtherId\":x}"u8.ToArray()));
        Assert.Equal(Tiny.Create(), NewtonsoftJsonPooled.Deserialize<Tiny>(Encoding.UTF8.GetBytes(_tiny)));
    }

    [Fact]
    public void ANestedCallDoesNotDisturbTheOuterOne()
    {
        var payload = NewtonsoftJsonPooled.Serialize(new Nesting());
        Assert.Equal("""{"Before":1,"Inner":"{\"Id\":123456,\"OtherId\":123}","After":2}""", Encoding.UTF8.GetString(payload));
    }

    [Theory]
    [InlineData("{} {}")]
    [InlineData("\ufeff{}")]
    [InlineData("")]
    public void WhatJsonConvertRefusesOrAcceptsIsTreatedTheSame(string text)
    {
        var payload = Encoding.UTF8.GetBytes(text);
        Assert.Equal(
            Record.Exception(() => Serializer.Deserialize<Tiny>(payload))?.Message,
            Record.Exception(() => NewtonsoftJsonPooled.Deserialize<Tiny>(payload))?.Message);
        Assert.Equal(text.Length == 0, Record.Exception(() => NewtonsoftJsonPooled.Deserialize<Tiny>(payload)) is null);
    }

    private sealed class Failing
    {
        public string Before { get; } = "before";

        public string After => throw new InvalidOperationException(Before);
    }

    private sealed class Nesting
    {
        public int Before { get; } = 1;

        public string Inner => Before == 1 ? Encoding.UTF8.GetString(NewtonsoftJsonPooled.Serialize(Tiny.Create())) : "";

        public int After { get; } = 2;
    }
}
