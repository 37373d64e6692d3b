using SerializationBenchmarks.Studies.Passthrough;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study passthrough.</summary>
internal static class PassthroughPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("passthrough", """
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
