using Apache.Fory;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>Declares <see cref="Tiny"/> to Fory's source generator, by the fields that hold its properties.</summary>
[ForyStruct(Target = typeof(Tiny))]
internal abstract class TinyDeclaration
{
    [ForyField(1, TargetDeclaringType = typeof(Tiny), TargetMemberName = "<Id>k__BackingField")]
    public abstract int Id { get; }

    [ForyField(2, TargetDeclaringType = typeof(Tiny), TargetMemberName = "<OtherId>k__BackingField")]
    public abstract int OtherId { get; }
}
