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

/// <summary>Declares <see cref="Complex"/> to Fory's source generator, by the fields that hold its properties.</summary>
[ForyStruct(Target = typeof(Complex))]
internal abstract class ComplexDeclaration
{
    [ForyField(1, TargetDeclaringType = typeof(Complex), TargetMemberName = "<Id>k__BackingField")]
    public abstract int Id { get; }

    [ForyField(2, TargetDeclaringType = typeof(Complex), TargetMemberName = "<OtherId>k__BackingField")]
    public abstract int OtherId { get; }

    [ForyField(3, TargetDeclaringType = typeof(Complex), TargetMemberName = "<Name>k__BackingField")]
    public abstract string? Name { get; }

    [ForyField(4, TargetDeclaringType = typeof(Complex), TargetMemberName = "<EnumValue>k__BackingField")]
    public abstract Level EnumValue { get; }

    [ForyField(5, TargetDeclaringType = typeof(Complex), TargetMemberName = "<Percentage>k__BackingField")]
    public abstract double Percentage { get; }

    [ForyField(6, TargetDeclaringType = typeof(Complex), TargetMemberName = "<Cost>k__BackingField")]
    public abstract decimal Cost { get; }

    // The generator takes no private fields of generic types, so the field is named for its size alone.
    [ForyField(7)]
    public abstract List<Child>? Children { get; }

    [ForyField(Ignore = true, TargetDeclaringType = typeof(Complex), TargetMemberName = "<Children>k__BackingField")]
    public abstract List<Child>? ChildrenField { get; }
}

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
