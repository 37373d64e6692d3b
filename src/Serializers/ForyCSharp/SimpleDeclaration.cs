using Apache.Fory;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>Declares <see cref="Simple"/> to Fory's source generator, by the fields that hold its properties.</summary>
[ForyStruct(Target = typeof(Simple))]
internal abstract class SimpleDeclaration
{
    [ForyField(1, TargetDeclaringType = typeof(Simple), TargetMemberName = "<Id>k__BackingField")]
    public abstract int Id { get; }

    [ForyField(2, TargetDeclaringType = typeof(Simple), TargetMemberName = "<OtherId>k__BackingField")]
    public abstract int OtherId { get; }

    [ForyField(3, TargetDeclaringType = typeof(Simple), TargetMemberName = "<Name>k__BackingField")]
    public abstract string? Name { get; }

    [ForyField(4, TargetDeclaringType = typeof(Simple), TargetMemberName = "<EnumValue>k__BackingField")]
    public abstract Level EnumValue { get; }
}
