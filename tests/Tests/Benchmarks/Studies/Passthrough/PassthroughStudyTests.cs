using SerializationBenchmarks.Benchmarks.Studies.Passthrough;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Passthrough;

public class PassthroughStudyTests
{
    [Fact]
    public void ArraysHaveTenThousandValuesAndTheOriginalsTen()
    {
        Assert.Equal([10_000, 10_000, 10_000, 10_000, 10_000], new[] { Int32s.Make()[0].Length, Doubles.Make()[0].Length, Booleans.Make()[0].Length, Dates.Make()[0].Length, Guids.Make()[0].Length });
        Assert.Equal(Guids.Make()[0].Take(10), TenGuids.Make()[0]);
        Assert.Equal(10, TenGuids.Make()[0].Length);
    }

    [Fact]
    public void CopyingGivesTheMemory()
    {
        int[] values = [1, -1];
        Assert.Equal([1, 0, 0, 0, 255, 255, 255, 255], CopyBytes.Serialize(values));
        Assert.Equal(values, CopyBytes.Deserialize<int[]>(CopyBytes.Serialize(values)));
    }

    [Fact]
    public void Base64IsOneText() => Assert.Equal("\"AQAAAA==\""u8.ToArray(), SystemTextJsonBase64.Serialize(new[] { 1 }));
}
