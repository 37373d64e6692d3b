using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Serializers.SystemTextJson;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Shapes;

namespace SerializationBenchmarks.Tests.Studies.Shapes;

public class SerializeAndDeserializeTests
{
    [Fact]
    public void ACallReturnsANewEqualValue()
    {
        var operation = new SerializeAndDeserialize<AnyModelCodec<SystemTextJson, StudyModel<Station, ComplexObject>>>();
        operation.Setup();
        var (first, second) = (operation.Run(), operation.Run());
        Assert.NotSame(first, second);
        Assert.Null(ModelDiff.FirstDifference(Station.Create(), first));
        Assert.Null(ModelDiff.FirstDifference(Station.Create(), second));
    }
}
