using SerializationBenchmarks.Reports.Publishing;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>What each serializer adds to a published program.</summary>
/// <param name="Ways">The ways of publishing, each with the program without a library.</param>
/// <param name="Lines">The serializers.</param>
internal sealed record FootprintReport(IReadOnlyList<FootprintReport.Way> Ways, IReadOnlyList<FootprintReport.Line> Lines)
{
    /// <summary>A way of publishing.</summary>
    /// <param name="Name">Its name.</param>
    /// <param name="Without">The program without a library; where it cannot be published, none can.</param>
    public sealed record Way(string Name, Published Without);

    /// <summary>A serializer.</summary>
    /// <param name="Serializer">Its name.</param>
    /// <param name="Library">Its library with the version.</param>
    /// <param name="Added">What it adds, in the order of the ways; null for a way that none can be published.</param>
    public sealed record Line(string Serializer, string Library, IReadOnlyList<Published?> Added);

    /// <summary>The main serializers that have a library: the handwritten ones add their own few files, and other ways of using a library the same one.</summary>
    public static IReadOnlyList<SerializerInfo> Candidates { get; } = [.. Catalog.Serializers.Where(serializer => serializer.Library is not null && serializer.WayOf is null)];

    /// <summary>Publishes and runs the programs.</summary>
    /// <param name="serializers">The serializers, each with a codec for the model `Complex`.</param>
    /// <param name="ways">The ways.</param>
    /// <param name="publish">Publishes a program one way.</param>
    /// <param name="progress">Where it is said what is going on.</param>
    public static FootprintReport Measure(
        IReadOnlyList<SerializerInfo> serializers, IReadOnlyList<PublishWay> ways, Func<PublishedProgram, PublishWay, Published> publish, TextWriter progress)
    {
        var (done, all) = (0, ways.Count * (serializers.Count + 1));
        Published Publish(PublishedProgram program, PublishWay way)
        {
            progress.WriteLine($"[{++done}/{all}] Publishing {program.Name}, {way.Name}");
            return publish(program, way);
        }

        Way[] withoutLibrary = [.. ways.Select(way => new Way(way.Name, Publish(FootprintProgram.Without, way)))];
        var lines = from serializer in serializers
                    select new Line(serializer.Name, serializer.LibraryVersion, [.. ways.Zip(withoutLibrary, (way, without) => Added(serializer, way, without.Without))]);
        return new FootprintReport(withoutLibrary, [.. lines]);

        Published? Added(SerializerInfo serializer, PublishWay way, Published without)
        {
            if (without.Bytes is not { } bytes)
            {
                done++;
                return null;
            }

            var published = Publish(FootprintProgram.Of(serializer), way);
            return published with { Bytes = published.Bytes - bytes };
        }
    }
}
