using System.Text;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Tests.Studies.Compression;

public class CompressorTests
{
    public static TheoryData<string> Names => [.. CompressionMethod.All.Select(method => method.Compressor.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void APayloadComesBackAndARepeatedOneGetsShorter(string name)
    {
        var random = new byte[3000];
        new Random(1).NextBytes(random);
        byte[] repeated = [.. Enumerable.Repeat("a person, "u8.ToArray(), 5000).SelectMany(text => text)];
        Assert.All([[], [7], random, repeated], payload => Assert.Equal(payload, Decompress(name, Compress(name, payload))));
        Assert.InRange(Compress(name, repeated).Length, 1, name == nameof(None) ? repeated.Length : repeated.Length / 10);
        Assert.NotSame(Compress(name, random), Compress(name, name == nameof(None) ? [.. random] : random)); // Nobody keeps what was given out.
    }

    [Fact]
    public void EachIsTheFormatThatItsNameSays()
    {
        var payload = Encoding.UTF8.GetBytes(new string('x', 1000));
        Assert.Equal([0x28, 0xB5, 0x2F, 0xFD], Zstandard.Compress(payload)[..4]); // RFC 8878, 3.1.1.
        Assert.Equal([0x1F, 0x8B, 8], Gzip.Compress(payload)[..3]); // RFC 1952, 2.3.1.
        Assert.Equal([0xE8, 0x07], Snappy.Compress(payload)[..2]); // The length as a varint.
        Assert.Equal(1000, BitConverter.ToInt32(Brotli.Compress(payload)));
    }

    [Fact]
    public void TheMessageIsTheListOfMiddleLength()
    {
        var study = Study.All.OfType<CompressionStudy>().Single();
        Assert.Equal(["Complex1", "Complex10", "Complex100", "Complex1000"], study.Models.Select(model => model.Name));
        var lengths = study.Models.Select(model => study.Bind([model], [.. study.Serializers.Where(serializer => serializer.Name == "SystemTextJson")]).Single().PayloadBytes).ToArray();
        Assert.InRange(lengths[0], 500, 900);
        Assert.InRange(lengths[3], 600_000, 900_000);
        Assert.All(study.Models, model => Assert.Single(model.Samples));
    }

    private static byte[] Compress(string name, byte[] payload) => Call(name, nameof(ICompressor.Compress), payload);

    private static byte[] Decompress(string name, byte[] compressed) => Call(name, nameof(ICompressor.Decompress), compressed);

    private static byte[] Call(string name, string method, byte[] argument) =>
        (byte[])CompressionMethod.All.Single(of => of.Compressor.Name == name).Compressor.GetMethod(method)!.Invoke(null, [argument])!;
}
