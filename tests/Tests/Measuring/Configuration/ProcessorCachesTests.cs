using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Measuring.Configuration;

public sealed class ProcessorCachesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("32768K", 32L << 20)]
    [InlineData("96M", 96L << 20)]
    [InlineData("1048576", 1L << 20)]
    public void CachesThatHoldDataAreReadFromTheNearestToTheLast(string size, long bytes)
    {
        Write("index0", "1", "Data", "48K");
        Write("index1", "1", "Instruction", "32K");
        Write("index3", "3", "Unified", size);
        Write("index2", "2", "Unified", "2048K");
        Assert.Equal([(1, 48L << 10), (2, 2L << 20), (3, bytes)], ProcessorCaches.Read(_folder.Path));
    }

    [Fact]
    public void ASystemThatDoesNotSayHasNone()
    {
        Assert.Empty(ProcessorCaches.Read(_folder["nowhere"]));
        Assert.Empty(ProcessorCaches.Read(_folder.Path));
        Write("index0", "1", "Data", "unknown");
        Assert.Empty(ProcessorCaches.Read(_folder.Path));
        Write("index0", "1", "Data", "");
        Assert.Empty(ProcessorCaches.Read(_folder.Path));
    }

    [Fact]
    public void TheLastOfThisMachineHasSomeKibibytes() => Assert.InRange(LastLevelCache.Bytes, 64 << 10, 4L << 30);

    private void Write(string index, string level, string type, string size)
    {
        Directory.CreateDirectory(_folder[index]);
        File.WriteAllText(Path.Combine(_folder[index], "level"), level + "\n");
        File.WriteAllText(Path.Combine(_folder[index], "type"), type + "\n");
        File.WriteAllText(Path.Combine(_folder[index], "size"), size + "\n");
    }
}
