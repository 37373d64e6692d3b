using System.Collections.Concurrent;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>What each serializer adds to a published program.</summary>
/// <param name="Ways">The ways of publishing, each with the program without a library.</param>
/// <param name="Lines">The serializers.</param>
internal sealed record FootprintReport(IReadOnlyList<FootprintReport.Way> Ways, IReadOnlyList<FootprintReport.Line> Lines)
{
    /// <summary>A way of publishing.</summary>
    /// <param name="Name">What tables call it.</param>
    /// <param name="Without">The program without a library; where it cannot be published, none can.</param>
    public sealed record Way(string Name, Published Without);

    /// <summary>A serializer.</summary>
    /// <param name="Serializer">Its name.</param>
    /// <param name="Library">Its library with the version.</param>
    /// <param name="Added">What it adds, in the order of the ways; null for a way that none can be published.</param>
    public sealed record Line(string Serializer, string Library, IReadOnlyList<Published?> Added)
    {
        /// <summary>The payload that programs write of <see cref="Models.Simple"/> where nothing is trimmed; null where nobody has compared it.</summary>
        public byte[]? Payload { get; init; }
    }

    /// <summary>The serializers that the build lacked.</summary>
    public IReadOnlyList<LeftOut> LeftOut { get; init; } = [];

    /// <summary>Puts what was found in the place of what was known; both are of all ways.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public FootprintReport Over(FootprintReport? known) => this with { Lines = Rows.Merge(known?.Lines, Lines, line => line.Serializer), LeftOut = [] };

    /// <summary>
    /// The main serializers that have a library, and the ways of using one that are for NativeAOT: the handwritten ones add their own few files, and other ways
    /// the same library.
    /// </summary>
    public static IReadOnlyList<SerializerInfo> Candidates { get; } =
    [
        .. from serializer in Catalog.Serializers
           where serializer.Library is not null && (serializer.WayOf is null || serializer.IsAlternative || IsForNativeAot(serializer))
           select serializer,
    ];

    /// <summary>Publishes and runs the programs.</summary>
    /// <param name="serializers">The serializers, each with a codec for the model `Complex`.</param>
    /// <param name="ways">The ways.</param>
    /// <param name="publish">Publishes a program one way; called by several threads.</param>
    /// <param name="progress">Where it is said what is going on.</param>
    /// <param name="cancellation">Ends it: what the report has then are the serializers that are finished.</param>
    public static FootprintReport Measure(
        IReadOnlyList<SerializerInfo> serializers, IReadOnlyList<PublishWay> ways, Func<PublishedProgram, PublishWay, Published> publish, TextWriter progress, CancellationToken cancellation = default)
    {
        var published = new ConcurrentDictionary<(string Program, string Way), Published>();
        Published? Find(string program, PublishWay way) => published.GetValueOrDefault((program, way.Name));
        Published? Without(PublishWay way) => Find(FootprintProgram.Without.Name, way);
        void PublishAll(IEnumerable<(PublishedProgram Program, PublishWay Way)> programs) => Publisher.PublishAll(
            [.. programs], next => $"{next.Program.Name}, {next.Way.Name}", progress, next => published[(next.Program.Name, next.Way.Name)] = publish(next.Program, next.Way), cancellation);

        try
        {
            PublishAll(ways.Select(way => (FootprintProgram.Without, way)));
            PublishAll(serializers.SelectMany(_ => ways.Where(way => Without(way)!.Bytes is not null), (serializer, way) => (FootprintProgram.Of(serializer), way)));
        }
        catch (OperationCanceledException)
        {
            // What is finished is worth showing.
        }

        PublishWay[] tried = [.. ways.Where(way => Without(way) is not null)];
        PublishWay[] working = [.. tried.Where(way => Without(way)!.Bytes is not null)];
        var lines = from serializer in serializers
                    where tried.Length == ways.Count && working.All(way => Find(serializer.Name, way) is not null)
                    select new Line(serializer.Name, serializer.LibraryVersion, [.. tried.Select(way => Added(Find(serializer.Name, way), Without(way)!))]) { Payload = Find(serializer.Name, PublishWay.FrameworkDependent)?.Payload };
        return new FootprintReport([.. tried.Select(way => new Way(way.Name, Without(way)!))], [.. lines]) { LeftOut = Catalog.LeftOut };
    }

    private static bool IsForNativeAot(SerializerInfo way) => way.Traits.NativeAot && Catalog.Serializers.Single(serializer => serializer.Name == way.WayOf) is { Traits.NativeAot: false };

    private static Published? Added(Published? with, Published without) => with is null ? null : with with { Bytes = with.Bytes - without.Bytes };
}
