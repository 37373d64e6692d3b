using SerializationBenchmarks.Benchmarks.Values;

namespace SerializationBenchmarks.Tests.Benchmarks.Values;

public sealed class LastLevelCacheTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("32768K", 32L << 20)]
    [InlineData("96M", 96L << 20)]
    [InlineData("1048576", 1L << 20)]
    public void TheCacheOfTheHighestLevelCounts(string size, long bytes)
    {
        Write("index0", "1", "48K");
        Write("index3", "3", size);
        Write("index2", "2", "2048K");
        Assert.Equal(bytes, LastLevelCache.Read(_folder.Path));
    }

    [Fact]
    public void ASystemThatDoesNotSayHasNone()
    {
        Assert.Null(LastLevelCache.Read(_folder["nowhere"]));
        Assert.Null(LastLevelCache.Read(_folder.Path));
        Write("index0", "1", "unknown");
        Assert.Null(LastLevelCache.Read(_folder.Path));
    }

    [Fact]
    public void ThisMachineHasOneOfSomeKibibytes() => Assert.InRange(LastLevelCache.Bytes, 64 << 10, 4L << 30);

    private void Write(string index, string level, string size)
    {
        Directory.CreateDirectory(_folder[index]);
        File.WriteAllText(Path.Combine(_folder[index], "level"), level + "\n");
        File.WriteAllText(Path.Combine(_folder[index], "size"), size + "\n");
    }
}
