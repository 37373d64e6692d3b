using System.Globalization;
using System.Reflection;
using FsCheck;
using FsCheck.Fluent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SerializationBenchmarks.CustomModels;
using SerializationBenchmarks.RandomTypes;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

// Makes classes at random and holds what the suite says of them against small programs of the libraries: dotnet run -c Release [types] [seed]
var count = args.Length > 0 ? int.Parse(args[0], CultureInfo.InvariantCulture) : 500;
var seed = args.Length > 1 ? ulong.Parse(args[1], CultureInfo.InvariantCulture) : 41;
MetadataReference[] references = [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(path => MetadataReference.CreateFromFile(path))];
var folder = Directory.CreateTempSubdirectory("SerializationBenchmarks.");
var (tried, wrong) = (0, new List<string>());
var outcomes = new SortedDictionary<string, int>(StringComparer.Ordinal);
Check.One(
    Config.QuickThrowOnFailure.WithMaxTest(count).WithReplay(seed, 1).WithQuietOnSuccess(true),
    Prop.ForAll(Arb.From(RandomType.Generator), type =>
    {
        tried++;
        Try(type);
        return true;
    }));
folder.Delete(recursive: true);
Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{tried} types with seed {seed}, {wrong.Count} wrong answers."));
foreach (var (outcome, number) in outcomes)
    Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{outcome}: {number}"));
foreach (var answer in wrong)
    Console.WriteLine(answer);
return wrong.Count == 0 ? 0 : 1;

void Try(RandomType type)
{
    var assembly = Path.Combine(folder.FullName, string.Create(CultureInfo.InvariantCulture, $"Stranger{tried}.dll"));
    var compilation = CSharpCompilation.Create(
        Path.GetFileNameWithoutExtension(assembly), [CSharpSyntaxTree.ParseText(type.Source)], references, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
    if (compilation.Emit(assembly) is { Success: false } failed)
        throw new InvalidOperationException(failed.Diagnostics[0] + type.Source);
    var document = Path.Combine(folder.FullName, "sample.json");
    File.WriteAllText(document, type.Document);

    var own = OwnType.Load(new OwnTypeRequest(assembly, "Stranger.Root", [document], AllowLoss: true));
    string[] byFirst = type.LostBySystemTextJson, bySecond = type.LostByNewtonsoft;
    var lost = byFirst.Length <= bySecond.Length ? byFirst : bySecond;
    Expect(type, "lost", string.Join(' ', lost), string.Join(' ', own.Lost));
    Count(lost.Length == 0 ? "samples kept" : "samples that lose something");

    var isSame = own.Model.Type.GetMethod("IsSame", BindingFlags.Public | BindingFlags.Static)!;
    var bindings = Catalog.BindingsOf([own.Model]);
    foreach (var reference in Reference.All)
    {
        var expected = reference.Outcome(own.Model.Sample, (value, back) => (bool)isSame.Invoke(null, [value, back])!);
        var binding = bindings.Single(binding => binding.Serializer.Name == reference.Serializer);
        var actual = binding.Codec is null ? "refused" : RoundTripValidation.FirstFault(binding) is null ? "same" : "changed";
        Expect(type, reference.Serializer, expected, actual);
        Count($"{reference.Serializer} {expected}");
    }
}

void Expect(RandomType type, string what, string expected, string actual)
{
    if (expected != actual)
        wrong.Add($"{what}: expected '{expected}', got '{actual}' for {type.Document}\n{type.Source}");
}

void Count(string outcome) => outcomes[outcome] = outcomes.GetValueOrDefault(outcome) + 1;
