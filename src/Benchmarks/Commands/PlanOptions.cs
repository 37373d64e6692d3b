using System.CommandLine;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Arguments;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The options that say which cases a run is of.</summary>
internal sealed class PlanOptions
{
    private const string AllStudies = "all";

    private readonly Option<string> _study = new("--study")
    {
        Description = $"The set of cases to measure, or {AllStudies}, one after the other; --list-studies says what each is.",
        DefaultValueFactory = _ => Study.All[0].Name,
    };

    private readonly Option<string[]> _serializers = NameFilter.Option("--serializers", "Serializers to take, other configurations of a library only where they are named", Study.All[0].Serializers.Select(serializer => serializer.Name));
    private readonly Option<string[]> _models = NameFilter.Option("--models", "Models to take", Model.BuiltIn.Select(model => model.Name));
    private readonly Option<string[]> _operations = NameFilter.Option("--operations", "Operations to take", Study.All[0].Operations.Select(operation => operation.Name));
    private readonly Option<string[]> _filter = new("--filter")
    {
        Description = "Patterns of the names that --list prints, in any case: * stands for any letters, ? for one; take the cases that one of them matches.",
        AllowMultipleArgumentsPerToken = true,
    };

    private readonly Option<string?> _shard = new("--shard") { Description = "Measure only the i-th of n parts, written i/n; merge joins their records." };
    private readonly VersionOptions _versions = new(typeof(PlanOptions).Assembly);
    private readonly OwnTypeOptions _ownType = new(typeof(PlanOptions).Assembly);

    /// <summary>Adds the options to a command.</summary>
    public void AddTo(Command command)
    {
        foreach (var option in new Option[] { _study, _serializers, _models, _operations, _filter, _shard })
            command.Options.Add(option);
        _models.Aliases.Add("--benchmarks"); // As the original study of shapes calls it.
        _versions.AddTo(command);
        _ownType.AddTo(command);
    }

    /// <summary>The studies that <c>--study</c> can name.</summary>
    public static IReadOnlyList<Study> Studies { get; } = [.. Study.All.Where(study => study is not OwnTypeStudy)];

    /// <summary>The studies that are asked for.</summary>
    /// <exception cref="UserErrorException">The name is unknown, or options are given that belong to one study while all are asked for.</exception>
    public IReadOnlyList<Study> PickStudies(ParseResult arguments, params IEnumerable<Option> ofOneStudy)
    {
        var picked = NameFilter.Pick<Study?>([arguments.GetValue(_study)!], _study.Name, "study", [.. Study.All, null], study => study?.Name ?? AllStudies);
        if (!picked.Contains(null))
            return picked!;
        if (new[] { _serializers, _models, _operations, _filter, _shard, _versions.Upgrade }.Concat(ofOneStudy).FirstOrDefault(option => arguments.GetResult(option) is { Implicit: false }) is { } other)
            throw new UserErrorException($"{other.Name} selects within one study; name that instead of {_study.Name} {AllStudies}.");
        return Studies;
    }

    /// <summary>Selects the cases and validates their round trips.</summary>
    /// <param name="progress">Is told which, where they take long.</param>
    /// <exception cref="UserErrorException">A name is unknown, options contradict each other, or the user's type cannot be used.</exception>
    public (Plan Plan, OwnType? OwnType) Create(Study study, ParseResult arguments, bool everyWay, bool isQuick, IEnumerable<string> alsoNamed, TextWriter progress)
    {
        var (named, versions) = VersionOptions.Split([.. arguments.GetValue(_serializers) ?? [], .. alsoNamed.Where(name => name.Contains(VersionedName.Mark, StringComparison.Ordinal))], _serializers.Name);
        var ownType = _ownType.Load(arguments, () => [.. Pick(Study.All.Single(study => study is OwnTypeStudy)).Union(Rows(Study.All.Single(study => study is OwnTypeStudy)).Select(row => row.Of))], [_models, .. study.TakesOwnType ? Array.Empty<Option>() : [_study]]);
        if (ownType is not null && !study.TakesOwnType)
            study = Study.All.Single(study => study is OwnTypeStudy);
        if (ownType is null && study is OwnTypeStudy)
            throw new UserErrorException($"{_study.Name} {study.Name} measures an own type; name it with --assembly, --type and --sample.");

        var (serializers, rows) = (Pick(study), Rows(study));
        var builds = _versions.Builds(arguments, [.. rows.Select(row => row.Name)]);
        var passedOver = PassedOver(study, arguments, isQuick, ownType is not null).ToArray();
        var operations = NameFilter.Pick(arguments.GetValue(_operations), _operations.Name, "operation", study.Operations, operation => operation.Name);
        var models = ownType is null ? NameFilter.Pick(arguments.GetValue(_models), _models.Name, "model", study.Models, model => model.Name) : [ownType.Model];
        VersionRow Create(VersionedName name, SerializerInfo of) => VersionRow.Create(name, of, builds, study, models, ownType);
        VersionRow[] versionRows = [.. rows.Select(row => Create(row.Name, row.Of))]; // First, because they are what can be wrong.
        var controls = from control in builds.Controls()
                       join serializer in serializers on control.Serializer equals serializer.Name
                       select Create(control, serializer);
        var validating = new PassingProgress(progress, TimeProvider.System, TimeSpan.FromSeconds(5));
        var plan = Plan.Create(
            study,
            [.. operations.Where(operation => !passedOver.Contains(operation.Name))],
            [.. models.Where(model => !passedOver.Contains(model.Name))],
            serializers,
            Shard.Parse(arguments.GetValue(_shard)),
            [.. controls, .. versionRows],
            (binding, number, count) => validating.At(() => $"Validating round trip {number} of {count}: {binding.Serializer.Name} on {binding.Model.Name}"));
        return (plan.Named(arguments.GetValue(_filter) ?? []) with { AreNamed = named.Length > 0 }, ownType);

        IReadOnlyList<SerializerInfo> Pick(Study study)
        {
            if (named.Length == 0 && versions.Count > 0 && arguments.GetResult(_serializers) is not null)
                return [];
            var picked = NameFilter.Pick(named.Length > 0 ? named : arguments.GetValue(_serializers), _serializers.Name, "serializer", study.Serializers, serializer => serializer.Name, Catalog.LeftOut, NameFilter.InTables);
            return everyWay || named.Length > 0 ? picked : [.. picked.Where(study.MeasuresUnnamed)];
        }

        // Each once, by the serializer's name as tables have it.
        IReadOnlyList<(VersionedName Name, SerializerInfo Of)> Rows(Study study) =>
        [
            .. from name in versions.Concat(_versions.Upgrades(arguments, Pick(study).Select(serializer => serializer.Name)))
               let of = NameFilter.Pick([name.Serializer], _serializers.Name, "serializer", study.Serializers, serializer => serializer.Name, Catalog.LeftOut)[0]
               group of by name with { Serializer = of.Name } into row
               select (row.Key, row.First()),
        ];
    }

    /// <summary>
    /// The models and operations, by name, that a run leaves out because it is quick: no model if the arguments name models, no operation if they
    /// name operations, and neither if they filter.
    /// </summary>
    public IEnumerable<string> PassedOver(Study study, ParseResult arguments, bool isQuick, bool isOwnType)
    {
        bool NamesNone(Option<string[]> option) => arguments.GetValue(option) is not { Length: > 0 };
        string[] unnamed =
        [
            .. NamesNone(_models) && !isOwnType ? study.Models.Select(model => model.Name) : [],
            .. NamesNone(_operations) ? study.Operations.Select(operation => operation.Name) : [],
        ];
        return isQuick && arguments.GetValue(_filter) is not { Length: > 0 } ? study.TakeLong.Intersect(unnamed) : [];
    }
}
