using Apache.Fory;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>Declares <see cref="Child"/> to Fory's source generator, by the fields that hold its properties.</summary>
[ForyStruct(Target = typeof(Child))]
internal abstract class ChildDeclaration
{
    [ForyField(1, TargetDeclaringType = typeof(Child), TargetMemberName = "<Id>k__BackingField")]
    public abstract Guid Id { get; }

    [ForyField(2, TargetDeclaringType = typeof(Child), TargetMemberName = "<Created>k__BackingField")]
    public abstract DateTime Created { get; }

    [ForyField(3, TargetDeclaringType = typeof(Child), TargetMemberName = "<LastEdit>k__BackingField")]
    public abstract DateTime LastEdit { get; }

    [ForyField(4, TargetDeclaringType = typeof(Child), TargetMemberName = "<Name>k__BackingField")]
    public abstract string? Name { get; }

    [ForyField(5, TargetDeclaringType = typeof(Child), TargetMemberName = "<Percentage>k__BackingField")]
    public abstract float Percentage { get; }
}
