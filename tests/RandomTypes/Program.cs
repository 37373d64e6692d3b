using System.CommandLine;
using System.Globalization;
using FsCheck;
using FsCheck.Fluent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Arguments;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.RandomTypes;
using SerializationBenchmarks.Serializers.Bindings;

// Makes classes at random and holds what the suite says of them against small programs of the libraries: dotnet run -c Release [types] [seed]
var (role, request) = Child.Take();
if (role == OwnTypeTrial.Role)
    return OwnTypeTrial.Answer(request);
if (Reference.TryRun(args) || FSharpType.TryRun(args))
    return 0;
var count = args.Length > 0 ? int.Parse(args[0], CultureInfo.InvariantCulture) : 500;
var seed = args.Length > 1 ? ulong.Parse(args[1], CultureInfo.InvariantCulture) : 41;
MetadataReference[] references = [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(path => MetadataReference.CreateFromFile(path))];
var folder = Directory.CreateTempSubdirectory("SerializationBenchmarks.");
var document = Path.Combine(folder.FullName, "sample.json");
var (tried, wrong) = (0, new List<string>());
var outcomes = new SortedDictionary<string, int>(StringComparer.Ordinal);
Check.One(
    Config.QuickThrowOnFailure.WithMaxTest(count).WithReplay(seed, 1).WithQuietOnSuccess(true),
    Prop.ForAll(Arb.From(Stranger.Generator), stranger =>
    {
        tried++;
        var assembly = Compile(stranger.Source);
        File.WriteAllText(document, stranger.Document);
        if (stranger is RandomType type)
            Try(type, assembly);
        else
            TryApart(stranger, assembly);
        return true;
    }));
Check.One(
    Config.QuickThrowOnFailure.WithMaxTest(Math.Max(1, count / 10)).WithReplay(seed, 1).WithQuietOnSuccess(true),
    Prop.ForAll(Arb.From(FSharpType.Generator), type =>
    {
        tried++;
        File.WriteAllText(document, type.Document);
        Count("F#");
        foreach (var (what, expected, actual) in type.Outcomes(document))
            Expect(type, what, expected, actual);
        return true;
    }));
folder.Delete(recursive: true);
Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{tried} types with seed {seed}, {wrong.Count} wrong answers."));
foreach (var (outcome, number) in outcomes)
    Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{outcome}: {number}"));
foreach (var answer in wrong)
    Console.WriteLine(answer);
return wrong.Count == 0 ? 0 : 1;

string Compile(string source)
{
    var assembly = Path.Combine(folder.FullName, string.Create(CultureInfo.InvariantCulture, $"Stranger{tried}.dll"));
    var compilation = CSharpCompilation.Create(
        Path.GetFileNameWithoutExtension(assembly), [CSharpSyntaxTree.ParseText(source)], references, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
    return compilation.Emit(assembly) is { Success: false } failed ? throw new InvalidOperationException(failed.Diagnostics[0] + source) : assembly;
}

void Try(RandomType type, string assembly)
{
    var own = OwnType.Load(new OwnTypeRequest(assembly, "Stranger.Root", [document], AllowLoss: true) { PrefersPlainValues = type.PrefersPlainValues });
    string[] byFirst = type.LostBySystemTextJson, bySecond = type.LostByNewtonsoft;
    var lost = type.IsReadBySystemTextJson && byFirst.Length <= bySecond.Length ? byFirst
        : !type.IsReadBySystemTextJson && type.LostByPolicy is { } byPolicy && byPolicy.Length < bySecond.Length ? byPolicy
        : bySecond;
    Expect(type, "lost", string.Join(' ', lost), string.Join(' ', own.Lost));
    Count(lost.Length == 0 ? "samples kept" : "samples that lose something");
    foreach (var reference in Reference.All)
    {
        var (expected, actual) = (reference.Outcome(own.Model.Sample), reference.OutcomeOf(own));

        // Of several changes, the first decides whether it is the other library's JSON.
        var isOneOfSeveral = (expected, actual) is ("changed", "foreign") or ("foreign", "changed") && type.Members.Count > 1 && type.HasAny;
        Expect(type, reference.Serializer, isOneOfSeveral ? actual : expected, actual);
    }
}

// What may end a process is tried as the suite's programs do it, and so is the library's own program.
void TryApart(Stranger type, string assembly)
{
    var options = new OwnTypeOptions(typeof(Stranger).Assembly);
    var command = new RootCommand();
    options.AddTo(command);
    var names = Reference.All.Select(reference => reference.Serializer).ToHashSet();
    var own = options.Load(
        command.Parse(["--assembly", assembly, "--type", "Stranger.Root", "--sample", document, "--allow-loss"]),
        () => [.. Catalog.Serializers.Where(serializer => names.Contains(serializer.Name))])!;
    Expect(type, "lost", "", string.Join(' ', own.Lost));
    Count("looping");
    foreach (var reference in Reference.All)
        Expect(type, reference.Serializer, reference.OutcomeApart(assembly, document, own.Request.ByNewtonsoft is { Count: > 0 }), reference.OutcomeOf(own));
}

void Expect(Stranger type, string what, string expected, string actual)
{
    if (what != "lost")
        Count($"{what} {expected}");
    if (expected != actual)
        wrong.Add($"{what}: expected '{expected}', got '{actual}' for {type.Document}\n{type.Source}");
}

void Count(string outcome) => outcomes[outcome] = outcomes.GetValueOrDefault(outcome) + 1;
