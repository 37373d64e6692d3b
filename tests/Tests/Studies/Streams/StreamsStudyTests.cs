using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies.Encodings;
using SerializationBenchmarks.Studies.Streams;

namespace SerializationBenchmarks.Tests.Studies.Streams;

public class StreamsStudyTests
{
    private static readonly StreamsStudy _study = new();

    public static TheoryData<string> Streaming => ["SystemTextJson", "SystemTextJsonSourceGen", "NewtonsoftJson", "ProtobufNet", "GoogleProtobuf", "MessagePack", "NerdbankMessagePack", "DataContract", "Bson"];

    [Theory]
    [MemberData(nameof(Streaming))]
    public void WhatIsStreamedComesBack(string serializer)
    {
        Needs.Serializer(serializer);
        var binding = Bind(serializer);
        Assert.Null(RoundTripValidation.FirstFault(new Binding(binding.Serializer, binding.Model, Codec.Of(StreamsStudy.CodecOf(binding)!), null)));
    }

    [Theory]
    [MemberData(nameof(Streaming))]
    public void TheFirstElementIsThereBeforeTheStreamHasBeenRead(string serializer)
    {
        Needs.Serializer(serializer);
        var stream = new StayingStream(Codec.Of(StreamsStudy.CodecOf(Bind(serializer))!).Serialize(Elements(serializer)));
        var read = typeof(StreamsStudyTests).GetMethod(nameof(ReadOne), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!.MakeGenericMethod(StreamsStudy.CodecOf(Bind(serializer))!);
        Assert.Equal(1L, read.Invoke(null, [stream]));
        Assert.InRange(stream.Position, 1, stream.Length - 1);
    }

    [Theory]
    [InlineData("SystemTextJson")]
    [InlineData("NewtonsoftJson")]
    [InlineData("ProtobufNet")]
    [InlineData("MessagePack")]
    public void TheBytesAreThoseOfTheList(string serializer)
    {
        var binding = Bind(serializer);
        Assert.Equal(binding.Codec!.Serialize(binding.Model.Sample), Codec.Of(StreamsStudy.CodecOf(binding)!).Serialize(Elements(serializer)));
    }

    [Theory]
    [InlineData("MemoryPack", "MemoryPack reads a value from memory that holds all of it; streams are another package, MemoryPack.Streaming, which none of the sources has.")]
    [InlineData("Orleans", "It reads a value from memory that holds all of it, and has nothing of its own that tells one value of a stream from the next.")]
    [InlineData("NewtonsoftJsonPooled", "NewtonsoftJson shows how the library does it.")]
    public void WhoCannotSaysWhy(string serializer, string reason)
    {
        var binding = Bind(serializer);
        Assert.Equal(reason, _study.Find(_study.Operations.Single(operation => operation.Name == nameof(ReadEach<>)), binding).UnsupportedBecause);
        Assert.Single(_study.Find(_study.Operations.Single(operation => operation.Name == nameof(ReadAtOnce<>)), binding).Cases);
    }

    // https://github.com/dotnet/runtime/issues/111477
    [Fact]
    public async Task SystemTextJsonPassesItsSourceGenerationOverOnTheWay()
    {
        var traced = new Traced();
        JsonSerializer.SerializeToUtf8Bytes(new List<Traced> { traced }, TracedContext.Default.ListTraced);
        Assert.Contains("TracedSerializeHandler", traced.ReadBy, StringComparison.Ordinal);
        await JsonSerializer.SerializeAsync(Stream.Null, new[] { traced }.ToAsyncEnumerable(), TracedContext.Default.IAsyncEnumerableTraced);
        Assert.DoesNotContain("TracedSerializeHandler", traced.ReadBy, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AListIntoAStreamPassesItOverForTenTimesAndAgainOnceItHasBeenLong()
    {
        var contract = new TracedContext(new JsonSerializerOptions()).ListTraced;
        for (var time = 1; time <= 10; time++)
            Assert.False(await IsGenerated(10));
        Assert.True(await IsGenerated(10));
        await IsGenerated(10_000);
        Assert.False(await IsGenerated(10));

        async Task<bool> IsGenerated(int count)
        {
            List<Traced> list = [.. Enumerable.Range(0, count).Select(_ => new Traced())];
            await JsonSerializer.SerializeAsync(Stream.Null, list, contract);
            return list[^1].ReadBy.Contains("TracedSerializeHandler", StringComparison.Ordinal);
        }
    }

    private static Binding Bind(string serializer) => _study.Bind(_study.Models).Single(binding => binding.Serializer.Name == serializer);

    private static object Elements(string serializer) => Codec.Of(StreamsStudy.CodecOf(Bind(serializer))!).FromModel(StreamedPersons.Make()[0]);

    private static long ReadOne<TCodec>(Stream stream)
        where TCodec : struct, IStreamCodec => TCodec.ReadThrough(stream, 1);

#pragma warning disable CA2215 // Some readers close what they read, and its position is asked for then.
    private sealed class StayingStream(byte[] bytes) : MemoryStream(bytes)
    {
        protected override void Dispose(bool disposing) => base.Dispose(disposing: false);
    }
}

/// <summary>Says who reads its member.</summary>
internal sealed class Traced
{
    [JsonIgnore]
    public string ReadBy { get; private set; } = "";

    public int Number
    {
        get
        {
            ReadBy = Environment.StackTrace;
            return 1;
        }
    }
}

[JsonSerializable(typeof(List<Traced>))]
[JsonSerializable(typeof(IAsyncEnumerable<Traced>))]
internal sealed partial class TracedContext : JsonSerializerContext;
