using System.Text;
using System.Xml;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.XmlSerialization;

/// <summary>What the writer and the reader are set to, and how a version of a class is read.</summary>
public class XmlSerializationTests
{
    private static readonly Codec _simple = Catalog.Bindings.Single(binding => binding.Serializer.Name == "XmlSerializer" && binding.Model == Model.Of<SimpleModel>()).Codec!;

    // The writer refuses a character that XML does not have when the element before it is written.
    [Fact]
    public void AFailedWriteLeavesNothingBehind()
    {
        Assert.ThrowsAny<Exception>((Action)(() => _simple.Serialize(Simple.Create() with { Name = "\0" })));
        Assert.Equal(WireFormatPage.Bytes("XML", "Simple"), _simple.Serialize(Simple.Create()));
    }

    [Fact]
    public void ADefinitionOfEntitiesIsRefused()
    {
        var payload = """<?xml version="1.0"?><!DOCTYPE Simple [<!ENTITY a "b">]><Simple><Name>&a;</Name></Simple>"""u8.ToArray();
        Assert.IsType<XmlException>(Assert.Throws<InvalidOperationException>((Action)(() => _simple.Deserialize(payload))).InnerException);
    }

    [Fact]
    public void AnotherVersionOfAClassIsReadUnderItsName()
    {
        var payload = Encoding.UTF8.GetBytes("<Tiny><Id>1</Id><OtherId>2</OtherId></Tiny>");
        Assert.Throws<InvalidOperationException>((Action)(() => _simple.Deserialize(payload)));
        var read = Catalog.Serializers.Single(serializer => serializer.Name == "XmlSerializer").ReaderNamed!(typeof(Simple), typeof(Tiny));
        Assert.Equal(new Simple { Id = 1, OtherId = 2 }, read(payload));
    }
}
