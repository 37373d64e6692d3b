using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Languages.Formats;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>What becomes of values between .NET and other languages.</summary>
internal sealed record LanguagesReport(IReadOnlyList<Exchange> Exchanges)
{
    /// <summary>What was not tried for want of an interpreter or a library, in sentences.</summary>
    public IReadOnlyList<string> Missing { get; init; } = [];

    /// <summary>Sends every value to every library of another language that is installed, and has each of them send it back.</summary>
    /// <param name="wait">Is told what takes long.</param>
    public static LanguagesReport Measure(string root, IReadOnlyList<SerializerInfo> serializers, IReadOnlyList<Script> scripts, Action<string> wait)
    {
        using var zone = new FixedZone();
        var schema = File.ReadAllText(Path.Combine(root, "schemas", "languages.proto"));
        var (exchanges, missing) = (new List<Exchange>(), new List<string>());
        foreach (var script in scripts)
        {
            Implementation[] implementations = [.. Implementation.All.Where(implementation => implementation.Language == script.Language)];
            OpenExchange[] open = [.. serializers.SelectMany(_ => implementations, OpenExchange.Of).OfType<OpenExchange>()];
            var (response, whyNot) = script.Ask(root, new Request(schema, ProtobufThings.Descriptor, [.. open.SelectMany(exchange => exchange.Questions)]), wait);
            string[] lacking = [.. implementations.Where(implementation => response?.Versions.ContainsKey(implementation.Library) != true).Select(implementation => implementation.Library)];
            if (lacking.Length > 0)
                missing.Add($"{(response is null ? whyNot : $"{script.Language} lacks {string.Join(", ", lacking)}")}: {script.Installation}.");
            if (response is null)
                continue;
            var answers = new Queue<Reply>(response.Answers);
            exchanges.AddRange(open
                .Select(exchange => exchange.Close([.. exchange.Questions.Select(_ => answers.Dequeue())], response.Versions.GetValueOrDefault(exchange.With.Library)))
                .OfType<Exchange>());
        }

        return new LanguagesReport(exchanges).Over(null) with { Missing = missing };
    }

    /// <summary>Puts what was found in the place of what was known.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public LanguagesReport Over(LanguagesReport? known) =>
        new([.. Implementation.All.SelectMany(implementation => Rows.Merge(known?.With(implementation), [.. With(implementation)], exchange => exchange.Serializer))]);

    /// <summary>Finds what was tried of a serializer.</summary>
    public IReadOnlyList<Exchange> Of(string serializer) => [.. Exchanges.Where(exchange => exchange.Serializer == serializer || exchange.Serializer == Implementation.StandInOf(serializer))];

    private IEnumerable<Exchange> With(Implementation implementation) => Exchanges.Where(exchange => (exchange.Language, exchange.With) == (implementation.Language, implementation.Library));

    /// <summary>An exchange whose questions are not answered yet.</summary>
    private sealed record OpenExchange(SerializerInfo Serializer, Implementation With, IReadOnlyList<OpenThing> Things)
    {
        public IEnumerable<Question> Questions => Things.Select(thing => thing.Question).OfType<Question>();

        public static OpenExchange? Of(SerializerInfo serializer, Implementation with)
        {
            if (!with.Formats.Contains(serializer.Format))
                return null;
            var template = Convert.ToHexString(DotNetSide.Of(serializer, Languages.Things.Template)!.Write());
            return new OpenExchange(serializer, with, [.. Languages.Things.All.Select(thing => OpenThing.Of(serializer, with, thing, template))]);
        }

        public Exchange? Close(IReadOnlyList<Reply> answers, string? version)
        {
            if (version is null)
                return null;
            var next = new Queue<Reply>(answers);
            return new Exchange(Serializer.Name, Serializer.LibraryVersion, With.Language, With.Library, version, [.. Things.Select(thing => thing.Close(thing.Question is null ? null : next.Dequeue()))]);
        }
    }

    /// <summary>A thing whose question is not answered yet.</summary>
    private sealed record OpenThing(Thing Thing, DotNetSide? Side, ExchangeCell? Refusal, Question? Question)
    {
        public static OpenThing Of(SerializerInfo serializer, Implementation with, Thing thing, string template)
        {
            if (DotNetSide.Of(serializer, thing) is not { } side)
                return new OpenThing(thing, null, null, null);
            var (payload, refusal) = thing.IsWritten ? Try(side.Write, ExchangeOutcome.Refused) : (null, null);
            return new OpenThing(thing, side, refusal, new Question(with.Library, side.Message, template, payload is null ? null : Convert.ToHexString(payload), with.Language == "Python" ? thing.Python : thing.JavaScript));
        }

        public ExchangedThing Close(Reply? answer) => new(
            Thing.Name,
            Refusal ?? (answer?.Value is { } there ? Arrival.Judge(Thing.Value, there) : null),
            answer?.Written is { } written ? Return(written) : null);

        private ExchangeCell Return(Written written)
        {
            if (written.Payload is not { } payload)
                return new ExchangeCell(ExchangeOutcome.Refused, written.Error);
            var (back, rejection) = Try(() => new object?[] { Side!.Read(Convert.FromHexString(payload)) }, ExchangeOutcome.Rejected);
            return rejection ?? Languages.Return.Judge(Thing.Value, back![0]);
        }

        // Whatever a library throws is its answer.
        private static (T? Result, ExchangeCell? Refusal) Try<T>(Func<T> action, ExchangeOutcome otherwise)
            where T : class
        {
            try
            {
                return (action(), null);
            }
            catch (Exception exception)
            {
                return (null, new ExchangeCell(otherwise, (exception is TypeInitializationException { InnerException: { } inner } ? inner : exception).GetType().Name));
            }
        }
    }
}

/// <summary>A serializer and a library of another language.</summary>
internal sealed record Exchange(string Serializer, string Library, string Language, string With, string Version, IReadOnlyList<ExchangedThing> Things)
{
    /// <summary>The values of .NET that are others there without a word, of those that a reader may ask for.</summary>
    [JsonIgnore]
    public IEnumerable<Thing> Wrong => Those(there => there.IsWrong);

    /// <summary>The values of .NET that are not read there, or only by who knows the form of them.</summary>
    [JsonIgnore]
    public IEnumerable<Thing> Unread => Those(there => there.Outcome is ExchangeOutcome.Foreign or ExchangeOutcome.Rejected);

    private IEnumerable<Thing> Those(Func<ExchangeCell, bool> isOne) =>
        from thing in Languages.Things.All
        where thing.Subject is not null
        let there = Things.FirstOrDefault(exchanged => exchanged.Name == thing.Name)?.There
        where there is not null && isOne(there)
        select thing;
}

/// <summary>What became of a value.</summary>
/// <param name="There">What is there of what .NET wrote; null where it has no form for it.</param>
/// <param name="Back">What is in .NET of what the other language wrote; null where that has no such value.</param>
internal sealed record ExchangedThing(string Name, ExchangeCell? There, ExchangeCell? Back);
