using System.CommandLine;
using System.Reflection;
using SerializationBenchmarks.OwnTypes.Loading;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Arguments;

/// <summary>The options of both programs that put a user's type in the place of the models.</summary>
public sealed class OwnTypeOptions(Assembly program)
{
    private readonly Option<string?> _assembly = PathOption.Input<string?>("--assembly", "The assembly of your own type; with --type and --sample.", "file");
    private readonly Option<string?> _type = new("--type") { Description = "Your own type, by its full name or, if no other has it, its name, with type arguments as in C#: takes the place of the models." };
    private readonly Option<string[]> _samples = PathOption.Input<string[]>(
        "--sample", "A value of your own type as JSON: a file, a folder of such files, or a .jsonl file with a value on each line; repeatable.", "file or folder");

    private readonly Option<bool> _allowLoss = new(DataLoss.AllowOption) { Description = "Take samples that hold something your own type does not keep, or lack something it requires; tables and records name it." };

    private readonly Option<string> _naming = new(JsonNaming.Option)
    {
        Description = $"How the samples name the members of your own type: {string.Join(", ", JsonNaming.All.Select(naming => naming.Name))}; the first, in any case, if not given.",
        DefaultValueFactory = _ => JsonNaming.All[0].Name,
    };

    /// <summary>Adds the options to a command.</summary>
    public void AddTo(Command command)
    {
        command.Options.Add(_assembly);
        command.Options.Add(_type);
        _samples.Arity = ArgumentArity.OneOrMore;
        command.Options.Add(_samples);
        command.Options.Add(_allowLoss);
        command.Options.Add(_naming);
    }

    /// <summary>Reads and loads what the options name.</summary>
    /// <returns>The user's type; null if none of the options is given.</returns>
    /// <exception cref="UserErrorException">One of the options is missing, one of the others is given too, or what they name cannot be used.</exception>
    public OwnType? Load(ParseResult arguments, Func<IReadOnlyList<SerializerInfo>> serializers, params IEnumerable<Option> aboutModels)
    {
        var (assembly, type, samples) = (arguments.GetValue(_assembly), arguments.GetValue(_type), arguments.GetValue(_samples) ?? []);
        var allowLoss = arguments.GetValue(_allowLoss);
        var naming = NameFilter.Pick([arguments.GetValue(_naming)!], _naming.Name, "naming", JsonNaming.All, naming => naming.Name).Single();
        if (assembly is null && type is null && samples.Length == 0 && !allowLoss && arguments.GetResult(_naming) is not { Implicit: false })
            return null;
        if (aboutModels.FirstOrDefault(option => arguments.GetResult(option) is { Implicit: false }) is { } misplaced)
            throw new UserErrorException($"{misplaced.Name} is about the suite's own models, and {_type.Name} replaces them; give one or the other.");
        var missing = assembly is null ? _assembly.Name : type is null ? _type.Name : samples.Length == 0 ? _samples.Name : null;
        if (missing is not null)
            throw new UserErrorException($"{missing} is missing; an own type takes --assembly, --type and at least one --sample.");
        if (string.IsNullOrWhiteSpace(type))
            throw new UserErrorException($"{_type.Name} is empty; name a public class of {assembly}.");
        var request = new OwnTypeRequest(Path.GetFullPath(assembly!), type!, [.. samples.Select(Path.GetFullPath)], AllowLoss: allowLoss) { Naming = naming.Name };
        AssemblyFileCheck.Check(request.Assembly); // Before a process is started for it.
        OwnAssemblyContext.CheckName(request.Assembly); // And here alone, because a build with another version has assemblies of its own.
        var steps = LongSteps.OnSamples(arguments.InvocationConfiguration.Error, SampleSet.SizeOf(request.Samples));
        var picked = serializers();
        var names = picked.Select(serializer => serializer.Name).ToHashSet();
        var own = new SampleChoice(new OwnTypeTrials(ThisProgram.WordsOf(program)), steps).Load(request, [.. Catalog.Serializers.Select(serializer => serializer.Name).Where(names.Contains)]);
        return own with { Notes = [.. own.Notes, .. OwnLibraries.Notes(request.Assembly, picked)] };
    }
}
