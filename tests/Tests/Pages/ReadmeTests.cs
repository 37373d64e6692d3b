using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;
using SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>README.md is short, has the commands, and claims only what the record says that its tables are of.</summary>
public partial class ReadmeTests
{
    private static readonly string _readme = Page.Read("README.md");

    [Fact]
    public void ItIsShort() => Assert.InRange(Encoding.UTF8.GetByteCount(Picture().Replace(_readme, "")), 1, 9_400);

    [Theory]
    [InlineData("dotnet run -c Release --project src/Benchmarks")]
    [InlineData("dotnet run -c Release --project src/Info")]
    [InlineData("dotnet test")]
    public void ItHasTheCommands(string command) => Assert.Contains($"\n    {command}\n", _readme, StringComparison.Ordinal);

    [Theory]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- --quick --serializers SystemTextJson,MessagePack --models Simple")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- --quick --filter 'SerializeOnce.*.Tiny' '*.MessagePack.*'")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- report RECORD")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- compare OLD NEW --relative --fail-on-slower 10%")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- compare results/MACHINE/A.json results/MACHINE/B.json")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Info -- fidelity")]
    [InlineData("docs/own-data.md", "dotnet build -c Release tests/Contracts")]
    [InlineData("docs/own-data.md", "dotnet run -c Release --project src/Benchmarks -- --quick --assembly tests/Contracts/bin/Release/net10.0/Contracts.dll --type Tracker.IssueEvent --sample samples/documents/issue-event.json")]
    [InlineData("docs/own-data.md", "dotnet pack -c Release -o artifacts/packages")]
    [InlineData("docs/own-data.md", "dotnet run -c Release --project samples/OwnProject")]
    public void TheOtherCommandsAreOnThePagesThatItLinksTo(string page, string command)
    {
        Assert.Contains($"({page})", _readme, StringComparison.Ordinal);
        Assert.Contains($"\n    {command}\n", Page.Read(page), StringComparison.Ordinal);
    }

    [Fact]
    public void ItsFiguresAreThoseOfTheRecordItNames()
    {
        var name = Page.RecordsIn(MarkedFile.ReadPart(Page.Full("README.md"), ReadmeTables.Summary))[0];
        var figures = new Figures(CommittedRecords.Read(Page.Full(name)));
        var claims = Claims(figures);
        Assert.Equal([1, 1, 2, 1, 1, 1], figures.RanksAmongLibraries("BebopStruct")); // Surely slower than one library, in writing Complex,
        Assert.Equal(1, figures.RanksAmongLibraries("MemoryPack").ElementAt(2)); // and that is MemoryPack.
        var section = Page.Unwrap(_readme.Split("\n## ").Single(section => section.StartsWith("What follows from them\n", StringComparison.Ordinal)));
        Assert.All(claims, claim => Assert.True(section.Contains(claim, StringComparison.Ordinal), $"README.md does not say: {claim}"));

        // No figure stands there that is not computed here.
        Assert.DoesNotMatch("[0-9]", claims.Aggregate(section, (text, claim) => text.Replace(claim, "", StringComparison.Ordinal)));
    }

    private static string[] Claims(Figures figures) =>
    [
        $"JSON** takes {figures.Sizes("SystemTextJson")} bytes, where the smallest binary format takes {figures.SmallestSizes()}.",
        $"System.Text.Json takes {figures.Percent("SystemTextJson", "NewtonsoftJson")} of Newtonsoft.Json's time",
        $"writing takes {figures.Percent("SystemTextJsonSourceGen", "SystemTextJson", "SerializeOnce")} of its time without, and reading {figures.Percent("SystemTextJsonSourceGen", "SystemTextJson", "DeserializeOnce")}.",
        $"Google.Protobuf takes {figures.Percent("GoogleProtobuf", "ProtobufNet")} of protobuf-net's time",
        $"MessagePack-CSharp takes {figures.Times("MessagePack", "GoogleProtobuf")} times as long as Google.Protobuf;",
        $"Nerdbank.MessagePack, by a main author of it, {figures.Times("NerdbankMessagePack", "MessagePack")} times as long as that.",
        $"messages take {figures.Percent("BebopMessage", "GoogleProtobuf")} of Google.Protobuf's time, structs {figures.Percent("BebopStruct", "GoogleProtobuf")},",
        "Only MemoryPack is surely faster than structs, and in writing *Complex* alone.",
        $"MemoryPack takes {figures.Percent("MemoryPack", "MessagePack")} of MessagePack-CSharp's time and {figures.Times("MemoryPack", "BebopStruct")} times that of Bebop structs; Fory {figures.Times("Fory", "MessagePack")} and Orleans {figures.Times("Orleans", "MessagePack")} times MessagePack-CSharp's.",
        $"Avro by Chr.Avro takes {figures.Times("ChrAvro", "GoogleProtobuf")} times Google.Protobuf's time, FlatBuffers by FlatSharp {figures.Times("FlatSharp", "GoogleProtobuf")} times.",
        $"CBOR takes {figures.Times("Cbor", "SystemTextJson")} times System.Text.Json's time, BSON {figures.Times("Bson", "NewtonsoftJson")} times Newtonsoft.Json's.",
        $"the same bytes take {figures.Percent("ProtobufByHand", "ProtobufNet")} of protobuf-net's time, {figures.Percent("ProtobufByHand", "GoogleProtobuf")} of Google.Protobuf's and {figures.Percent("MessagePackByHand", "MessagePack")} of MessagePack-CSharp's.",
    ];

    /// <summary>Computes what the sentences say: the range over the models, of writing and reading once.</summary>
    private sealed class Figures(RunRecord record)
    {
        private static readonly string[] _operations = ["SerializeOnce", "DeserializeOnce"];

        private readonly Dictionary<CaseKey, CaseRecord> _cases = record.Cases.ToDictionary(@case => @case.Key);

        public string Sizes(string serializer) => List(record.Models.Select(model => Size(serializer, model)));

        public string SmallestSizes() => List(record.Models.Select(model => record.Serializers.Min(serializer => Size(serializer.Name, model))));

        public string Percent(string serializer, string other, params string[] operations)
        {
            var (low, high) = Range(serializer, other, operations);
            return string.Create(CultureInfo.InvariantCulture, $"{100 * low:0} to {100 * high:0} %");
        }

        public string Times(string serializer, string other)
        {
            var (low, high) = Range(serializer, other, []);
            return string.Create(CultureInfo.InvariantCulture, $"{low:0.00} to {high:0.00}");
        }

        /// <summary>A serializer's rank among those that have a library, in each of the same tables.</summary>
        public IEnumerable<int> RanksAmongLibraries(string serializer)
        {
            string[] names = [.. record.Serializers.Where(known => !known.Library.StartsWith(SerializerInfo.NoLibrary, StringComparison.Ordinal)).Select(known => known.Name)];
            return from operation in _operations
                   from model in record.Models
                   let ranks = Ranks.Of([.. names.Select(name => new CaseFigures(_cases[new CaseKey(operation, name, model)]))])
                   select ranks[Array.IndexOf(names, serializer)];
        }

        private (double Low, double High) Range(string serializer, string other, string[] operations)
        {
            double[] ratios =
            [
                .. from operation in operations.Length > 0 ? operations : _operations
                   from model in record.Models
                   select Time(operation, serializer, model) / Time(operation, other, model),
            ];
            return (ratios.Min(), ratios.Max());
        }

        private double Time(string operation, string serializer, string model) => new CaseFigures(_cases[new CaseKey(operation, serializer, model)]).Mean;

        private int Size(string serializer, string model) => _cases[new CaseKey("SerializeOnce", serializer, model)].PayloadBytes;

        private static string List(IEnumerable<int> numbers) => numbers.ToArray() is [.. var first, var last]
            ? string.Create(CultureInfo.InvariantCulture, $"{string.Join(", ", first)} and {last}")
            : "";
    }

    [GeneratedRegex("<picture>.*?</picture>")]
    private static partial Regex Picture();
}
