using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The data types of Fory's own comparison for C#.</summary>
public sealed class ForyCSharpStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "fory-csharp";

    /// <inheritdoc/>
    public override string Summary => "The six data types of Apache Fory's own comparison for C#.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<NumericStruct, NumericStructSamples>>(),
        Model.Of<StudyModel<Sample, SampleSamples>>(),
        Model.Of<StudyModel<MediaContent, MediaContentSamples>>(),
        Model.Of<StudyModel<NumericStructList, NumericStructListSamples>>(),
        Model.Of<StudyModel<SampleList, SampleListSamples>>(),
        Model.Of<StudyModel<MediaContentList, MediaContentListSamples>>(),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<Contrast> Contrasts => [new("ProtobufNetThere", "ForyThere"), new("MessagePackThere", "ForyThere"), new("GoogleProtobuf", "Fory"), new("MessagePack", "Fory")];

    /// <inheritdoc/>
    public override string Background => """
        **Do the ratios of [Apache Fory's own comparison for C#](https://fory.apache.org/docs/benchmarks/) hold with this suite's method?** The
        values are the same. Each library is measured as its documentation advises and as that comparison uses it: `ForyThere` in
        compatible mode, `ProtobufNetThere` with its default model and a stream, `MessagePackThere` with the members' names.
        Orleans writes a repeated object or string as a reference to its first occurrence, so repetitive values give it small payloads.

        The original measures with a stopwatch for three seconds each, on another machine (Apple Arm64, .NET 8), so only ratios
        compare. Nanoseconds to serialize and deserialize, and bytes:

        | data type | Fory | protobuf-net | MessagePack | sizes |
        |---|---:|---:|---:|---:|
        | NumericStruct | 50 / 82 | 171 / 252 | 108 / 143 | 78 / 93 / 87 |
        | Sample | 263 / 199 | 607 / 1,192 | 377 / 786 | 445 / 460 / 562 |
        | MediaContent | 380 / 450 | 510 / 847 | 418 / 791 | 362 / 307 / 479 |
        | NumericStructList | 184 / 288 | 642 / 974 | 448 / 702 | 255 / 475 / 444 |
        | SampleList | 1,206 / 895 | 3,559 / 5,710 | 1,864 / 2,757 | 1,978 / 2,315 / 2,819 |
        | MediaContentList | 1,495 / 1,947 | 2,474 / 3,789 | 1,812 / 3,778 | 1,531 / 1,550 / 2,404 |
        """;
}
