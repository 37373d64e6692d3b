using System.Diagnostics;
using System.Text.Json;
using FsCheck;
using FsCheck.Fluent;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>
/// A type of the F# project, with a document that is made at random. It is tried in a process of its own: libraries of JSON know the first copy of F#'s library
/// alone that they meet, and each type that the suite loads has its own.
/// </summary>
/// <param name="Name">The type's name.</param>
/// <param name="Document">A document for it.</param>
internal sealed record FSharpType(string Name, string Document) : Stranger
{
    private const string Argument = "--fsharp";

    private static readonly Gen<string> _text = Gen.Elements("", "a", "ä", "\"", "longer than a word").Select(text => JsonSerializer.Serialize(text));

    private static readonly Gen<string> _number = Gen.Choose(-100, 100).Select(number => $"{number}");

    private static readonly Gen<string> _address = Of(("Street", _text), ("City", _text));

    private static readonly Gen<string> _shape = Gen.OneOf(Case("Circle"), Case("Square"));

    public static new Gen<FSharpType> Generator { get; } = Gen.OneOf(
        Of(("Labels", Entries(_text, _number)), ("Tags", Items(_text, isSet: true)), ("Numbers", Items(_number, isSet: true))).Select(document => new FSharpType("Tagged", document)),
        Of(("Items", Items(_number)), ("Rows", Items(Items(_text))), ("Homes", Items(_address))).Select(document => new FSharpType("Listed", document)),
        Of(("Home", OrNull(_address)), ("Age", OrNull(_number)), ("Name", OrNull(_text))).Select(document => new FSharpType("Optional", document)),
        Of(("Code", Case("Code")), ("Name", _text)).Select(document => new FSharpType("Coded", document)),
        Of(("Shapes", Items(_shape)), ("Best", _shape)).Select(document => new FSharpType("Drawing", document)));

    /// <inheritdoc/>
    public override string Document { get; } = Document;

    /// <inheritdoc/>
    public override string Source => $"{Name} of Strangers.fs";

    /// <summary>Tries it in a process of its own.</summary>
    /// <param name="document">The file of its document.</param>
    /// <returns>What is expected and what the suite says: of what is lost, and of each library that promises to take such types or to refuse them.</returns>
    public IReadOnlyList<(string What, string Expected, string Actual)> Outcomes(string document)
    {
        var words = ThisProgram.WordsOf(typeof(FSharpType).Assembly);
        var outcomes = new List<(string, string, string)>();
        var end = Child.Run(new ProcessStartInfo(words[0], [.. words.Skip(1), Argument, Name, document]), "", line =>
        {
            var parts = line.Split('\t');
            outcomes.Add((parts[0], parts[1], parts[2]));
        });
        return end.ExitCode == 0 ? outcomes : [("the process", "exit code 0", end.Error)];
    }

    /// <summary>Prints the outcomes if this process was started for that.</summary>
    /// <param name="arguments">The process's arguments.</param>
    /// <returns>False if it was not.</returns>
    public static bool TryRun(string[] arguments)
    {
        if (arguments is not [Argument, var name, var document])
            return false;
        var own = OwnType.Load(new OwnTypeRequest(Path.Combine(AppContext.BaseDirectory, "Strangers.dll"), $"Strangers.{name}", [document], AllowLoss: true));
        Console.WriteLine($"lost\t\t{string.Join(' ', own.Lost)}");
        foreach (var reference in Reference.All.Where(reference => reference.Serializer is "SystemTextJson" or "NewtonsoftJson"))
            Console.WriteLine($"{reference.Serializer}\t{reference.Outcome(own.Model.Sample)}\t{reference.OutcomeOf(own)}");
        return true;
    }

    private static Gen<string> Of(params (string Name, Gen<string> Value)[] members) => members.Aggregate(
        Gen.Constant(""),
        (all, member) => from before in all from value in member.Value select $"{before}{(before.Length > 0 ? "," : "")}\"{member.Name}\":{value}").Select(inner => $"{{{inner}}}");

    private static Gen<string> Items(Gen<string> item, bool isSet = false) => item.ArrayOf().Select(items => $"[{string.Join(',', isSet ? items.Distinct() : items)}]");

    private static Gen<string> Entries(Gen<string> key, Gen<string> value) =>
        (from name in key from number in value select (name, number)).ArrayOf().Select(pairs => $"{{{string.Join(',', pairs.DistinctBy(pair => pair.name).Select(pair => $"{pair.name}:{pair.number}"))}}}");

    private static Gen<string> OrNull(Gen<string> value) => Gen.Frequency((3, value), (1, Gen.Constant("null")));

    // As Newtonsoft.Json writes a union; System.Text.Json takes none.
    private static Gen<string> Case(string name) => _number.Select(number => $"{{\"Case\":\"{name}\",\"Fields\":[{number}]}}");
}
