using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>Arrays whose memory a format could take as it is, and what each library does with them.</summary>
public sealed class PassthroughStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "passthrough";

    /// <inheritdoc/>
    public override string Summary => "Arrays of numbers, dates and GUIDs, against copying their bytes.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<int[], Int32s>>(),
        Model.Of<StudyModel<double[], Doubles>>(),
        Model.Of<StudyModel<bool[], Booleans>>(),
        Model.Of<StudyModel<DateTime[], Dates>>(),
        Model.Of<StudyModel<Guid[], Guids>>(),
        Model.Of<StudyModel<Guid[], TenGuids>>(),
    ];

    /// <inheritdoc/>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) || serializer.Name is "MessagePackNative";

    // The codecs of arrays are generic over the model and the type of its elements.
    /// <inheritdoc/>
    protected override IEnumerable<Type> CompanionsOf(Model model) => base.CompanionsOf(model).Select(type =>
        type.IsGenericTypeDefinition && type.IsAssignableTo(typeof(ICodec)) ? type.MakeGenericType(model.ModelType, model.Type.GetElementType()!) : type);

    /// <inheritdoc/>
    public override string RenderTables(RunRecord record, int headingLevel) => PassthroughTables.Render(record, headingLevel);

    /// <inheritdoc/>
    public override StudyPage Page { get; } = new("""
        **Which formats copy an array's memory as it is, and which convert every element?** Each model is an array of 10,000 values;
        `TenGuids` is the array of the original study. `CopyBytes` copies the memory and is the baseline. `SystemTextJsonBase64`,
        `MessagePackNative` and `ProtobufNetPacked` use the raw or packed encoding that the format or library offers beside its default. Google.Protobuf always packs numbers; where a payload has to be a record, the array is its only member.

        The original ([apischema](https://wyfo.github.io/apischema/), Python, another machine, so only ratios compare) serializes ten
        UUIDs to JSON and shows that leaving the conversion to the JSON library is not always faster:

        | variant | times as long |
        |---|---:|
        | apischema converts | 1.00 |
        | passed through, `default=str` | 1.17 |
        | passed through, with apischema's `default` | 1.35 |
        """)
    {
        Reference = nameof(CopyBytes),
        OwnTablesAnswer = true,
    };
}
