using System.Text.Json.Serialization;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Shapes;

/// <summary>Ten shapes of data, from a record of 28 fields to a list of 513 integers.</summary>
public sealed class ShapesStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>), typeof(SerializeAndDeserialize<>))
{
    public override string Name => "shapes";

    public override string Summary => "Dictionaries, tuples, lists and objects: ten shapes of data, each serialized and deserialized.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<Profile, Dict>>(),
        Model.Of<StudyModel<Dictionary<string, int>, LargeDict>>(),
        Model.Of<StudyModel<Profile[], DictGroup>>(),
        Model.Of<StudyModel<Series, SmallTuple>>(),
        Model.Of<StudyModel<int[], LargeTuple>>(),
        Model.Of<StudyModel<double[], LargeFloatTuple>>(),
        Model.Of<StudyModel<bool[], LargeBooleanTuple>>(),
        Model.Of<StudyModel<List<List<List<int>>>, NestedList>>(),
        Model.Of<StudyModel<List<int>, LargeList>>(),
        Model.Of<StudyModel<Station, ComplexObject>>(),
    ];

    protected override int MostRounds => 3;

    public override IReadOnlyList<string> ShownOperations => [nameof(SerializeAndDeserialize<>)];
}

/// <summary>Serializes a kept value to a new array and deserializes that: what the original study times.</summary>
[Operation(4, "Serialize plus deserialize", WritesPayload = true)]
public class SerializeAndDeserialize<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private byte[] _sent = [];

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run()
    {
        _sent = TCodec.Serialize(Data); // Kept, for the reason that CreateAndSerializeAndDeserialize has.
        return TCodec.Deserialize(_sent);
    }
}

/// <summary>The contracts that System.Text.Json's source generator writes for the study's own types.</summary>
[JsonSerializable(typeof(Profile))]
[JsonSerializable(typeof(Profile[]))]
[JsonSerializable(typeof(Series))]
[JsonSerializable(typeof(Station))]
public sealed partial class ShapesContext : JsonSerializerContext;
