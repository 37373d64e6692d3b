using System.CommandLine;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The option <c>--versus</c>: two serializers to hold against each other behind the tables.</summary>
internal sealed class VersusOption
{
    private readonly Option<string?> _option = new("--versus")
    {
        Description = "Print after the tables how many times faster the first of two serializers is, and how many times smaller its payloads.",
        HelpName = "A,B",
    };

    /// <summary>The option itself.</summary>
    public Option Option => _option;

    /// <summary>Adds the option to a command.</summary>
    public void AddTo(Command command) => command.Options.Add(_option);

    /// <summary>What stands between its commas; nothing if the option is not given.</summary>
    public IReadOnlyList<string> Named(ParseResult arguments) => arguments.GetValue(_option)?.Split(',', StringSplitOptions.TrimEntries) ?? [];

    /// <summary>Reads the serializers and checks that they can be compared.</summary>
    /// <returns>The serializers; null if the option is not given.</returns>
    /// <exception cref="UserErrorException">They are not two, one is unknown or has no case, or they have no operation and model in common.</exception>
    public SerializerPair? Pick(ParseResult arguments, IReadOnlyCollection<CaseKey> cases, IEnumerable<string> known, string run)
    {
        if (arguments.GetValue(_option) is not { } text)
            return null;
        string[] measured = [.. cases.Select(key => key.Serializer).Distinct()];
        if (text.Split(',', StringSplitOptions.TrimEntries) is not [{ Length: > 0 } first, { Length: > 0 } second])
            throw new UserErrorException($"{_option.Name} is \"{text}\"; name two serializers with a comma between them, for example NewtonsoftJson,SystemTextJson.");
        string[] names = [.. measured.Union(known).Union(Catalog.Serializers.Select(serializer => serializer.Name))];
        var pair = new SerializerPair(Find(first, names, measured, run), Find(second, names, measured, run));
        if (pair.First == pair.Second)
            throw new UserErrorException($"{_option.Name} names {pair.First} twice; name two different serializers.");
        if (!pair.Meets(cases))
            throw new UserErrorException($"{_option.Name}: {pair.First} and {pair.Second} have no operation and model in common in {run}; name two that have.");
        return pair;
    }

    private string Find(string name, string[] names, string[] measured, string run)
    {
        if (measured.FirstOrDefault(other => other.Equals(name, StringComparison.OrdinalIgnoreCase)) is { } found)
            return found;
        var other = NameFilter.Pick([name], _option.Name, "serializer", names, known => known, Catalog.LeftOut)[0];
        throw new UserErrorException($"{_option.Name}: {other} has no case in {run}; name two of {string.Join(", ", measured)}.");
    }
}
