using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.Languages.Formats;
using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;

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
            var (response, whyNot) = script.Ask(root, new Request(schema, ProtobufMember.Descriptor, [.. open.SelectMany(exchange => exchange.Questions)]), wait);
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
    private sealed record OpenExchange(SerializerInfo Serializer, Implementation With, IReadOnlyList<OpenValue> Values)
    {
        public IEnumerable<Question> Questions => Values.Select(shared => shared.Question).OfType<Question>();

        public static OpenExchange? Of(SerializerInfo serializer, Implementation with)
        {
            if (!with.Formats.Contains(serializer.Format))
                return null;
            var template = Convert.ToHexString(DotNetSide.Of(serializer, SharedValues.Template)!.Write());
            return new OpenExchange(serializer, with, [.. SharedValues.All.Select(shared => OpenValue.Of(serializer, with, shared, template))]);
        }

        public Exchange? Close(IReadOnlyList<Reply> answers, string? version)
        {
            if (version is null)
                return null;
            var next = new Queue<Reply>(answers);
            return new Exchange(Serializer.Name, Serializer.LibraryVersion, With.Language, With.Library, version, [.. Values.Select(shared => shared.Close(shared.Question is null ? null : next.Dequeue()))]);
        }
    }

    /// <summary>A value whose question is not answered yet.</summary>
    private sealed record OpenValue(SharedValue Shared, DotNetSide? Side, ExchangeCell? Refusal, Question? Question)
    {
        public static OpenValue Of(SerializerInfo serializer, Implementation with, SharedValue shared, string template)
        {
            if (DotNetSide.Of(serializer, shared) is not { } side)
                return new OpenValue(shared, null, null, null);
            var (payload, refusal) = shared.IsWritten ? Try(side.Write, ExchangeOutcome.Refused) : (null, null);
            return new OpenValue(shared, side, refusal, new Question(with.Library, side.Message, template, payload is null ? null : Convert.ToHexString(payload), with.Language == "Python" ? shared.Python : shared.JavaScript));
        }

        public ExchangedValue Close(Reply? answer) => new(
            Shared.Name,
            Refusal ?? (answer?.Value is { } there ? ValueThere.Judge(Shared.Value, there) : null),
            answer?.Written is { } written ? Judge(written) : null);

        private ExchangeCell Judge(Written written)
        {
            if (written.Payload is not { } payload)
                return new ExchangeCell(ExchangeOutcome.Refused, written.Error);
            var (back, rejection) = Try(() => new object?[] { Side!.Read(Convert.FromHexString(payload)) }, ExchangeOutcome.Rejected);
            return rejection ?? ValueBack.Judge(Shared.Value, back![0]);
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
internal sealed record Exchange(string Serializer, string Library, string Language, string With, string Version, IReadOnlyList<ExchangedValue> Things)
{
    /// <summary>The values of .NET that are others there without a word, of those that a reader may ask for.</summary>
    [JsonIgnore]
    public IEnumerable<SharedValue> Wrong => Those(there => there.IsWrong);

    /// <summary>The values of .NET that are not read there, or only by who knows the form of them.</summary>
    [JsonIgnore]
    public IEnumerable<SharedValue> Unread => Those(there => there.Outcome is ExchangeOutcome.Foreign or ExchangeOutcome.Rejected);

    private IEnumerable<SharedValue> Those(Func<ExchangeCell, bool> isOne) =>
        from shared in SharedValues.All
        where shared.Subject is not null
        let there = Things.FirstOrDefault(exchanged => exchanged.Name == shared.Name)?.There
        where there is not null && isOne(there)
        select shared;
}

/// <summary>What became of a value.</summary>
/// <param name="There">What is there of what .NET wrote; null where it has no form for it.</param>
/// <param name="Back">What is in .NET of what the other language wrote; null where that has no such value.</param>
internal sealed record ExchangedValue(string Name, ExchangeCell? There, ExchangeCell? Back);
