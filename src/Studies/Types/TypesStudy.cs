using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Types;

/// <summary>What the type of a value costs before anything is serialized.</summary>
public sealed class TypesStudy() : OperationStudy(typeof(Define<>), typeof(CreateValue<>), typeof(Equality<>), typeof(Order<>))
{
    public override string Name => "types";

    public override string Summary => "Classes, records, structs and generated types: first use, creation, equality and order.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<TinyModel>>()];

    public override IReadOnlyList<string> ShownOperations => [nameof(Define<>)]; // Final code of the others may take less than a clock tells, which has no place on a logarithmic axis.

    /// <summary>The study's own types and those that a library generates: other serializers take the user's.</summary>
    protected override bool Takes(SerializerInfo serializer) => !serializer.Traits.TakesModel;

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        if (operation.Name == nameof(Order<>) && !binding.Codec!.Type.IsAssignableTo(typeof(IOrdered)))
            return ([], "The generated type has no order.");
        if (operation.Name == nameof(Equality<>) && !binding.Codec!.Create().Equals(binding.Codec.Create()))
            return ([], "The generated type has no equality: Equals compares references.");
        var (cases, unsupportedBecause) = base.Find(operation, binding);
        var ofStruct = operation.Name switch
        {
            nameof(CreateValue<>) => typeof(CreateStruct),
            nameof(Equality<>) => typeof(StructEquality),
            _ => null,
        };
        return binding.Serializer != RecordStructLine.Info || ofStruct is null
            ? (cases, unsupportedBecause)
            : ([.. cases.Select(@case => @case.With(ofStruct))], null);
    }
}
