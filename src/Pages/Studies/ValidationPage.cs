namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study validation.</summary>
internal static class ValidationPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("validation", """
        **What does it cost to validate JSON while it is decoded, compared with decoding first and validating the result, and how much
        depends on the share of invalid input?** The input is 1,000 documents of one person each, as a service receives them. Members must be
        present and of their type, numbers in a range, strings of a permitted length, the e-mail address well-formed, and nothing else present. `Valid` has no invalid document, `OneInTen` 100 and `OneInTwo` 500 of the same documents with one to three faults of
        sixteen kinds. Every approach finds exactly the same invalid documents, which is validated before it is timed.

        Approaches that end in `First` stop at a document's first fault; those that end in `All` list every fault, which is more work where there
        are several. Validators that run after decoding report only the fault that ended the decoding, such as a string in place of a number.

        - While decoding: `SystemTextJsonFirst` has required members, nullable annotations, no unknown members and converters for what
          values may be, and throws; `NewtonsoftFirst` and `NewtonsoftAll` do the same with Newtonsoft.Json's settings, and the
          latter continues after a fault through the library's error event.
        - After decoding by System.Text.Json into a class that accepts any value of the right type: `DataAnnotationsFirst`,
          `DataAnnotationsAll`, `FluentValidationFirst`, `FluentValidationAll`.
        - On the document, before it becomes an object: `NJsonSchemaAll`, a library that cannot stop at the first fault;
          `JsonSchemaNetFirst`, which only decides whether a document is valid, and `JsonSchemaNetAll`, where all missing members
          of an object are one fault. JsonSchema.Net is measured in the last version (8.0.5) that companies may use without a fee.

        The original ([msgspec](https://jcristharif.com/msgspec/benchmarks.html), Python, another machine, so only ratios compare) decodes
        a list of 1,000 valid persons and validates types only; its first row takes 0.560 ms:

        | library | decode |
        |---|---:|
        | msgspec, while decoding | 1.0 |
        | cattrs, after decoding | 8.4 |
        | pydantic, after decoding | 29.2 |
        | marshmallow, after decoding | 93.4 |

        Another comparison ([apischema](https://wyfo.github.io/apischema/), Python as well) shows why the share of invalid input matters: its
        benchmark mixes valid and invalid data about equally, which favours libraries that stop at the first fault, such as cattrs; if all
        data are valid, apischema claims to be faster.
        """)
    {
        Values = "1,000 different documents",
    };
}
