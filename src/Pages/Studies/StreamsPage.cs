using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Streams;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study streams.</summary>
internal static class StreamsPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("streams", """
        **What is gained by reading and writing a long list element by element, and which library can?** 100,000 persons of the study [encodings](encodings.md) are in a file. *All at once*
        reads the file and then the list, or serializes the list and then writes the file; *element by element* takes one person after the other from the stream and keeps none, or writes one after
        the other. *First* is what a clock shows until the first person is there, for a reader of all at once the whole time. Each is one call in a fresh process which has written and read 500 persons
        before, so that most code is compiled. Times are processor time of all threads; memory is by how much the process's grew at most, on writing without the values, which are there before.

        | library | reads and writes by | the bytes |
        |---|---|---|
        | System.Text.Json | `DeserializeAsyncEnumerable`, and `SerializeAsync` of an `IAsyncEnumerable` | are those of the list |
        | Newtonsoft.Json | `JsonTextReader` and `JsonTextWriter`, a person each | are those of the list |
        | MessagePack | `MessagePackStreamReader.ReadArrayAsync`, and an array's header with a person each behind it | are those of the list |
        | Nerdbank.MessagePack | `DeserializeEnumerableAsync`, and a person each | are persons without a list around them |
        | protobuf-net | `DeserializeItems` and `SerializeWithLengthPrefix` | are those of the list |
        | Google.Protobuf | messages with a length before each, as of `WriteDelimitedTo` | are no message: other languages' libraries have such methods too |
        | DataContractSerializer | `IsStartObject` and `ReadObject` on a reader of binary XML | are those of the list |
        | Newtonsoft.Json.Bson | documents that follow each other | are no document, but what `mongodump` writes |

        The others read a value from memory that holds all of it. Whoever streams with them writes a length before each message; a table of HTTP requests does not need that, because the protocol has it.

        - What System.Text.Json's source generator writes to serialize is passed over by an `IAsyncEnumerable`, which takes the contracts. A list that `SerializeAsync` writes passes it over too: the
          first ten times, and from then on where one was longer than half the buffer, 8 kB ([dotnet/runtime 111477](https://github.com/dotnet/runtime/issues/111477)). A test holds both.
        - System.Text.Json gives the stream each element alone where the source does not answer at once, as a database does: thousands of small writes. Here it answers at once.
        - A list of numbers or texts it writes at once whatever the buffer, and reads element by element.
        - Nerdbank.MessagePack reads the first object again and again from a `MemoryStream` whose buffer is visible, without an enumeration.
        - SignalR's `StreamAsync` leaves out an element that cannot be read and goes on, where the result of a call throws.
        """)
    {
        Values = "many different values, once",
        AnswerOf = Answer,
        AsksMemory = true,
        OwnTablesAnswer = true,
    };

    private static string Answer(RunRecord record)
    {
        var figures = record.Cases.ToDictionary(@case => (@case.Key.Serializer, @case.Key.Operation), CaseFigures.Of);
        var known = (from serializer in record.Serializers.Select(serializer => serializer.Name)
                     let whole = figures.GetValueOrDefault((serializer, nameof(ReadAtOnce<>)))
                     let each = figures.GetValueOrDefault((serializer, nameof(ReadEach<>)))
                     let first = figures.GetValueOrDefault((serializer, nameof(ReadFirst<>)))
                     where whole is not null && each is not null && first is not null
                     select (First: first.Elapsed / 1e6, Whole: whole.Elapsed / 1e6, Ratio: each.RatioTo(whole), Memory: each.PeakMemory / (1 << 20), AtOnce: whole.PeakMemory / (1 << 20))).ToArray();
        return known.Length < 2 ? "" : string.Create(
            CultureInfo.InvariantCulture,
            $"Element by element, the first of 100,000 persons is there after {known.Min(row => row.First):0.0} to {known.Max(row => row.First):0.0} ms and not after {known.Min(row => row.Whole):0} to {known.Max(row => row.Whole):0}, and reading takes {known.Min(row => row.Memory):0} to {known.Max(row => row.Memory):0} MiB and not {known.Min(row => row.AtOnce):0} to {known.Max(row => row.AtOnce):0}. All of them take {NumberText.Ratio(known.Min(row => row.Ratio))} to {NumberText.Ratio(known.Max(row => row.Ratio))} times the processor time of reading at once.");
    }
}
