using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Decoding JSON that must satisfy a schema: validated while it is decoded, afterwards, or before.</summary>
public sealed class ValidationStudy() : OperationStudy(typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "validation";

    /// <inheritdoc/>
    public override string Summary => "JSON of 1,000 persons that must satisfy a schema, validated while it is decoded or afterwards.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<Batch, Valid>>(),
        Model.Of<StudyModel<Batch, OneInTen>>(),
        Model.Of<StudyModel<Batch, OneInTwo>>(),
    ];

    /// <inheritdoc/>
    public override string Background => """
        **What does it cost to hold JSON to a schema while it is decoded, against decoding it first and validating what came of it, and
        how much of that depends on the share of invalid input?** The input is 1,000 documents of a person each, as a service gets them.
        Members must be there and of their type, numbers in a range, texts of a length, the e-mail address one, and nothing else may be
        there. `Valid` has no invalid document, `OneInTen` 100 and `OneInTwo` 500 of the same documents broken in one to three places, in
        sixteen ways. Every approach finds exactly the same invalid documents, which is validated before it is timed.

        Approaches that end in `First` stop at a document's first fault and say no more of it; those that end in `All` list every fault,
        which is more work where there are several. What validates after decoding lists nothing beside a fault that ended the decoding,
        such as a text in the place of a number.

        - While decoding: `SystemTextJsonFirst` has required members, nullable annotations, no unknown members and converters for what
          values may be, and throws; `NewtonsoftFirst` and `NewtonsoftAll` have the same with Newtonsoft.Json's settings, and the
          latter goes on by the library's error event.
        - After decoding by System.Text.Json into a class that accepts any value of the right type: `DataAnnotationsFirst`,
          `DataAnnotationsAll`, `FluentValidationFirst`, `FluentValidationAll`.
        - On the document, before it becomes an object: `NJsonSchemaAll`, a library that cannot stop at the first fault;
          `JsonSchemaNetFirst`, which learns no more than whether a document is valid, and `JsonSchemaNetAll`, where all missing members
          of an object are one fault. JsonSchema.Net is the last version that companies may use without a fee.

        The original ([msgspec](https://jcristharif.com/msgspec/benchmarks.html), Python, another machine, so only ratios compare) decodes
        a list of 1,000 valid persons of which types alone are validated, which takes its first line 0.560 ms:

        | library | decode |
        |---|---:|
        | msgspec, while decoding | 1.0 |
        | cattrs, after decoding | 8.4 |
        | pydantic, after decoding | 29.2 |
        | marshmallow, after decoding | 93.4 |

        Another comparison ([apischema](https://wyfo.github.io/apischema/), Python as well) says why the share of invalid input matters: the
        benchmark that it takes over mixes valid with invalid data about half and half, which favours libraries that stop at the first
        fault, such as cattrs; of valid data alone, apischema says that it is the faster one.
        """;

    /// <summary>The study's own approaches alone: no other serializer validates.</summary>
    /// <inheritdoc/>
    protected override bool Takes(SerializerInfo serializer) => ApproachInfo.Formats.Contains(serializer.Format);
}
