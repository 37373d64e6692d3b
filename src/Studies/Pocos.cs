using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>The default study: every operation on every serializer and model. Other configurations of a library are measured where they are named.</summary>
public sealed class Pocos() : OperationStudy(AllOperations)
{
    /// <summary>The benchmark classes of the repository that no study has for itself.</summary>
    internal static IEnumerable<Type> AllOperations => typeof(OperationAttribute).Assembly.GetTypes().Where(type => type.IsDefined(typeof(OperationAttribute), inherit: false));

    public override string Name => "pocos";

    public override string Summary => "Every operation on every model, with each library in its main configuration. Some have a second one.";

    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) || serializer.IsAlternative;
}
