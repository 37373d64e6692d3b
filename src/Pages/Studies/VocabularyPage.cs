using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study vocabulary.</summary>
internal static class VocabularyPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("vocabulary", $"""
        **Which format reads and writes a compressed file fastest, and how large is it?** `Terms` is a vocabulary with its forms and counts,
        502,000 fields in all; `Lookups` are 100,000 flat records. Each round is the first call in a fresh process, including compilation:
        *Time* is the processor time of all threads, *Elapsed* what a clock shows, *Size* the length of the file. `ReadFile` reads and
        decompresses the JSON file, or compresses JSON that exists already: a reference, which smaller payloads can beat, since they are
        less to compress. gzip and zlib are the same compression with different headers; both at .NET's level `Optimal`.

        {MemoryPage.EveryRowPays}

        The original (a study of 2009 in Python, on two other machines, so only ratios compare) reads its vocabulary with each library.
        gzip made it 1.7 MB with Protocol Buffers, 1.9 MB with JSON and 4.0 to 4.3 MB with pickle. In seconds:

        | reader | first machine | user + system | second machine | user + system |
        |---|---:|---:|---:|---:|
        | only read | 0.76 | 0.24 | 0.18 | 0.18 |
        | cjson | 2.17 | 1.04 | 0.93 | 0.91 |
        | jsonlib | 7.88 | 6.59 | 3.77 | 3.77 |
        | cPickle, protocol -1 | 13.3 | 9.9 | 10.2 | 10.2 |
        | simplejson | 24.7 | 16.2 | 1.10 | 1.04 |
        | cPickle, protocol 0 | 25.1 | 20.4 | 20.7 | 20.7 |
        | protobuf, only Python | 42.3 | 32.4 | | |
        | PyYAML | 89.3 | 80.5 | 319 | 318 |

        `compare` puts records of two machines side by side.
        """)
    {
        Values = "many different values, once",
        Reference = nameof(ReadFile),
    };
}
