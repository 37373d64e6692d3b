using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>What the type of a value costs before anything is serialized.</summary>
public sealed class TypesStudy() : OperationStudy(typeof(Define<>), typeof(CreateValue<>), typeof(Equality<>), typeof(Order<>))
{
    /// <summary>The study's name.</summary>
    public const string OwnName = "types";

    /// <inheritdoc/>
    public override string Name => OwnName;

    /// <inheritdoc/>
    public override string Summary => "Classes, records, structs and generated types: first use, creation, equality and order.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<TinyModel>>()];

    /// <inheritdoc/>
    public override IReadOnlyList<Contrast> Contrasts { get; } = [.. new[] { "Record", "RecordStruct", "GoogleProtobuf", "BebopMessage", "BebopStruct", "FlatSharp" }.Select(name => new Contrast(name, "Class"))];

    /// <inheritdoc/>
    public override string Background => """
        **What does a value cost that is of a library's generated type, against a class, a record and a record struct?** Every type
        has the two integers of `Tiny`. `Class` has equality and order written by its author, `Record` and `RecordStruct` equality
        written by the compiler; the other lines are the types that a library's schema compiler generated.

        - *Define* is the first value created in a fresh process, in which nothing else of the suite runs: the type and its library are
          loaded, and the code is compiled.
        - *Create*, *equality* and *order* are of final code. Equality is each type's own `Equals`, of two objects with equal members; order
          is `CompareTo`, of two that differ in the last member. A generated type has no order, and not all have equality; a user would have
          to write them.
        - A `RecordStruct` is created and compared as a value; no object is made for it.

        The original ([msgspec](https://jcristharif.com/msgspec/benchmarks.html#structs), Python, another machine, so only ratios
        compare), as times of its standard classes, which take 6.86 μs, 0.45 μs, 0.13 μs and 0.29 μs:

        | library | import | create | equality | order |
        |---|---:|---:|---:|---:|
        | msgspec | 1.45 | 0.20 | 0.15 | 0.10 |
        | standard classes | 1.00 | 1.00 | 1.00 | 1.00 |
        | dataclasses | 71.29 | 1.04 | 2.08 | 1.03 |
        | attrs | 62.45 | 0.93 | 2.23 | 7.41 |
        | pydantic | 54.16 | 10.76 | 81.23 | n/a |
        """;

    /// <inheritdoc/>
    /// <remarks>Defining a type takes a million times as long as creating a value of it.</remarks>
    public override IReadOnlyList<string> PictureOperations => [nameof(CreateValue<>), nameof(Equality<>)];

    /// <summary>The study's own types and those that a library generates: other serializers take the user's.</summary>
    /// <inheritdoc/>
    protected override bool Takes(SerializerInfo serializer) => !serializer.Traits.TakesModel;

    /// <inheritdoc/>
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
            : ([.. cases.Select(@case => @case with { Benchmark = ofStruct, Method = ofStruct.GetMethod("Run")! })], null);
    }
}
