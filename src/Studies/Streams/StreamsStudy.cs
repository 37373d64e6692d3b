using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>A list of persons read and written element by element, beside all at once.</summary>
public sealed class StreamsStudy() : FileStudy(typeof(ReadAtOnce<>), typeof(ReadEach<>), typeof(ReadFirst<>), typeof(WriteAtOnce<>), typeof(WriteEach<>))
{
    private static readonly Type[] _atOnce = [typeof(ReadAtOnce<>), typeof(WriteAtOnce<>)];

    // The streamers by the type of their serializer.
    private static readonly Dictionary<string, Type> _streamers = typeof(StreamsStudy).Assembly.GetTypes()
        .Select(type => (Type: type, Of: Array.Find(type.GetInterfaces(), of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(IStreamerOf<>))))
        .Where(streamer => streamer.Of is not null)
        .ToDictionary(streamer => NameOf(streamer.Of!.GenericTypeArguments[0]), streamer => streamer.Type);

    public override string Name => "streams";

    public override string Summary => "A list of 100,000 persons, read and written element by element, beside all at once.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<StudyModel<List<Person>, StreamedPersons>>()];

    protected override object MakeWhole(Model model) => StreamedPersons.Make()[0]; // Each operation makes its own file.

    /// <summary>Those of the study's namespace, and the codecs of the study of encodings on the same list.</summary>
    protected override IEnumerable<Type> CompanionsOf(Model model) =>
        [.. base.CompanionsOf(model), .. typeof(Person).Assembly.GetTypes().Where(IsCodecOfPersons).Select(type => type.MakeGenericType(model.ModelType))];

    protected override bool Takes(SerializerInfo serializer) => serializer.Name != ReadFile.Info.Name;

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        if (_atOnce.Any(type => type.Name.StartsWith(operation.Name, StringComparison.Ordinal)))
            return base.Find(operation, binding);
        if (CodecOf(binding) is not { } codec)
            return ([], WhyNoStreamer(binding.Serializer));
        var closed = OpenOf(operation).MakeGenericType(codec);
        return ([new StudyCase(new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name), binding, closed, closed.GetMethod("Run")!, (int)binding.PayloadBytes)], null);
    }

    /// <summary>Makes the files, and validates that what is streamed comes back.</summary>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var faults = cases.Select(@case => @case.Binding).Distinct().Where(binding => CodecOf(binding) is not null)
            .ToDictionary(binding => binding, binding => RoundTripValidation.FirstFault(new Binding(binding.Serializer, binding.Model, Codec.Of(CodecOf(binding)!), null)));
        return [.. base.Prepare(cases, files, output).Select(@case => @case with { Fault = faults.GetValueOrDefault(@case.Binding)?.Text })];
    }

    /// <summary>The codec that streams; null where the library cannot.</summary>
    internal static Type? CodecOf(Binding binding) => _streamers.TryGetValue(binding.Serializer.Name, out var streamer)
        ? typeof(StreamCodec<,>).MakeGenericType(streamer, streamer.GetInterfaces().Single(of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(IStreamer<>)).GenericTypeArguments[0])
        : null;

    private string WhyNoStreamer(SerializerInfo serializer) =>
        Serializers.FirstOrDefault(other => other.Library is not null && other.Library == serializer.Library && _streamers.ContainsKey(other.Name)) is { } shown ? $"{shown.Name} shows how the library does it."
        : serializer.Name == "MemoryPack" ? "MemoryPack reads a value from memory that holds all of it; streams are another package, MemoryPack.Streaming, which none of the sources has."
        : "It reads a value from memory that holds all of it, and has nothing of its own that tells one value of a stream from the next.";

    private static Type OpenOf(OperationRecord operation) => operation.Name switch
    {
        nameof(ReadEach<>) => typeof(ReadEach<>),
        nameof(ReadFirst<>) => typeof(ReadFirst<>),
        _ => typeof(WriteEach<>),
    };

    private static string NameOf(Type serializer) => ((SerializerInfo)serializer.GetProperty(nameof(ISerializer.Info))!.GetValue(null)!).Name;

    private static bool IsCodecOfPersons(Type type) => type.Namespace == typeof(Person).Namespace && type.IsGenericTypeDefinition && Array.Exists(
        type.GetInterfaces(),
        of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(ICodecOf<,>) && of.GenericTypeArguments[1] == typeof(List<Person>));
}
