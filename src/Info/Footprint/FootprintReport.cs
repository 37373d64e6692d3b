using System.Collections.Concurrent;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>What each serializer adds to a published program.</summary>
internal sealed record FootprintReport(IReadOnlyList<FootprintReport.Mode> Modes, IReadOnlyList<FootprintReport.Line> Lines)
{
    /// <summary>A mode of publishing.</summary>
    public sealed record Mode(string Name, Published Without);

    /// <summary>A serializer.</summary>
    /// <param name="Added">What it adds, in the order of the modes; null for a mode in which none can be published.</param>
    public sealed record Line(string Serializer, string Library, IReadOnlyList<Published?> Added)
    {
        /// <summary>The payload that programs write of <see cref="Models.Simple"/> where nothing is trimmed; null where nobody has compared it.</summary>
        public byte[]? Payload { get; init; }
    }

    /// <summary>The serializers that the build lacked.</summary>
    public IReadOnlyList<LeftOut> LeftOut { get; init; } = [];

    /// <summary>Puts what was found in the place of what was known; both are of all modes.</summary>
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
    public static FootprintReport Measure(
        IReadOnlyList<SerializerInfo> serializers, IReadOnlyList<PublishMode> modes, Func<PublishedProgram, PublishMode, Published> publish, TextWriter progress, CancellationToken cancellation = default)
    {
        var published = new ConcurrentDictionary<(string Program, string Mode), Published>();
        Published? Find(string program, PublishMode mode) => published.GetValueOrDefault((program, mode.Name));
        Published? Without(PublishMode mode) => Find(FootprintProgram.Without.Name, mode);
        void PublishAll(IEnumerable<(PublishedProgram Program, PublishMode Mode)> programs) => Publisher.PublishAll(
            [.. programs], next => $"{next.Program.Name}, {next.Mode.Name}", progress, next => published[(next.Program.Name, next.Mode.Name)] = publish(next.Program, next.Mode), cancellation);

        try
        {
            PublishAll(modes.Select(mode => (FootprintProgram.Without, mode)));
            PublishAll(serializers.SelectMany(_ => modes.Where(mode => Without(mode)!.Bytes is not null), (serializer, mode) => (FootprintProgram.Of(serializer), mode)));
        }
        catch (OperationCanceledException)
        {
            // What is finished is worth showing.
        }

        PublishMode[] tried = [.. modes.Where(mode => Without(mode) is not null)];
        PublishMode[] working = [.. tried.Where(mode => Without(mode)!.Bytes is not null)];
        var lines = from serializer in serializers
                    where tried.Length == modes.Count && working.All(mode => Find(serializer.Name, mode) is not null)
                    select new Line(serializer.Name, serializer.LibraryVersion, [.. tried.Select(mode => Added(Find(serializer.Name, mode), Without(mode)!))]) { Payload = Find(serializer.Name, PublishMode.FrameworkDependent)?.Payload };
        return new FootprintReport([.. tried.Select(mode => new Mode(mode.Name, Without(mode)!))], [.. lines]) { LeftOut = Catalog.LeftOut };
    }

    private static bool IsForNativeAot(SerializerInfo way) => way.Traits.NativeAot && Catalog.Serializers.Single(serializer => serializer.Name == way.WayOf) is { Traits.NativeAot: false };

    private static Published? Added(Published? with, Published without) => with is null ? null : with with { Bytes = with.Bytes - without.Bytes };
}
