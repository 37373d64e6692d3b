using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using Thrift.Protocol;
using Idl = SerializationBenchmarks.Serializers.Idl;

namespace SerializationBenchmarks.Tests.Serializers.ApacheThrift;

/// <summary>The generated code, and the protocol that is kept.</summary>
public class ApacheThriftTests
{
    private static readonly Codec _complex = Catalog.Bindings.Single(binding => binding.Serializer.Name == "ApacheThrift" && binding.Model == Model.Of<ComplexModel>()).Codec!;

    [Fact]
    public void TheCommittedCodeIsWhatTheCommandsGenerate()
    {
        Needs.Bash();
        Needs.Thrift();
        Assert.Equal(ThriftCompiler.Committed(), ThriftCompiler.Generate());
    }

    // The protocol counts how deep it is.
    [Fact]
    public void FailedWritesLeaveNothingBehind()
    {
        var payload = _complex.Serialize(_complex.Create());
        var broken = (Idl.Complex)_complex.Create();
        broken.Children![1] = null!;
        for (var i = 0; i < 100; i++)
            Assert.Throws<NullReferenceException>((Action)(() => _complex.Serialize(broken)));
        Assert.Equal(payload, _complex.Serialize(_complex.Create()));
    }

    [Fact]
    public void AStructWithoutItsRequiredFieldsIsRefused() => Assert.Throws<TProtocolException>((Action)(() => _complex.Deserialize([0x00])));

    [Fact]
    public void DatesOfEveryYearKeepTheirTicks()
    {
        var written = new Complex { Children = [new() { Created = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc), LastEdit = DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc) }] };
        Assert.Equal(written, _complex.ToModel(_complex.Deserialize(_complex.Serialize(_complex.FromModel(written)))));
    }
}
