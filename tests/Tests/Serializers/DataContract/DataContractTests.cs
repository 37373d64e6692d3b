using System.Runtime.Serialization;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.DataContract;

/// <summary>The reader and the writer that are kept, and their quotas.</summary>
public class DataContractTests
{
    private static readonly Codec _simple = Catalog.Bindings.Single(binding => binding.Serializer.Name == "DataContract" && binding.Model == Model.Of<SimpleModel>()).Codec!;

    // A value that the enumeration does not define has no name.
    [Fact]
    public void AFailedWriteLeavesNothingBehind()
    {
        Assert.Throws<SerializationException>((Action)(() => _simple.Serialize(Simple.Create() with { EnumValue = (Level)99 })));
        Assert.Equal(WireFormatPage.Bytes(".NET binary XML", "Simple"), _simple.Serialize(Simple.Create()));
    }

    [Fact]
    public void AFailedReadLeavesNothingBehind()
    {
        var payload = _simple.Serialize(Simple.Create());
        Assert.Throws<SerializationException>((Action)(() => _simple.Deserialize(payload[..^10])));
        Assert.Equal(Simple.Create(), _simple.Deserialize(payload));
    }

    // The library's own quota is 8,192 characters.
    [Fact]
    public void LongTextsAreRead()
    {
        var written = Simple.Create() with { Name = new string('ä', 100_000) };
        Assert.Equal(written, _simple.Deserialize(_simple.Serialize(written)));
    }
}
