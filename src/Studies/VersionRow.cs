using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using Child = SerializationBenchmarks.Programs.Processes.Child;

namespace SerializationBenchmarks.Studies;

/// <summary>A serializer with another version of its library, or on another runtime, beside those of this program.</summary>
public sealed class VersionRow
{
    private readonly IReadOnlyDictionary<string, BindingOutcome> _outcomes;

    private VersionRow(SerializerInfo of, VersionedName name, IReadOnlyList<string> program, bool isSelfContained, VersionAnswer answer, IReadOnlyDictionary<string, BindingOutcome> outcomes)
    {
        (Of, Program, _outcomes) = (of, program, outcomes);
        Serializer = of with { Name = name.ToString(), Version = answer.Version, IsMeasuredTwice = false }; // Its twin beside it says how far apart equal things are.
        Version = new VersionRecord(answer.Runtime, answer.Files, isSelfContained);
    }

    /// <summary>The serializer as this program has it.</summary>
    public SerializerInfo Of { get; }

    /// <summary>The serializer as the row has it.</summary>
    public SerializerInfo Serializer { get; }

    /// <summary>The words that start the row's program.</summary>
    public IReadOnlyList<string> Program { get; }

    /// <summary>The row's runtime and files, as a record has them.</summary>
    public VersionRecord Version { get; }

    /// <summary>Makes a row: builds its program, unless that is kept, and asks it what it takes.</summary>
    /// <exception cref="UserErrorException">There is no such version, or it cannot be built or measured.</exception>
    public static VersionRow Create(VersionedName name, SerializerInfo of, OtherBuilds builds, Study study, IReadOnlyList<Model> models, OwnType? ownType)
    {
        Check(name, study);
        var program = builds.WordsOf(name, of, ownType?.Request.Assembly);
        var answer = VersionRole.Ask(program.Words, name, new VersionRequest(of.Name, study.Name, ownType is null ? [.. models.Select(model => model.Name)] : []));
        if (program.Version is { } version && PackageVersions.Order.Compare(answer.Version, version) != 0)
            throw new UserErrorException($"{name}: the program with {version} loads {answer.Version}, which comes with {answer.Runtime}; name a newer version, or with it a runtime that has that one.");
        return new VersionRow(of, name, program.Words, name.Runtime is not null && builds.IsSelfContained, answer, ownType is null ? answer.Outcomes : Try(name, of, program.Words, ownType));
    }

    /// <summary>Binds the row as the serializer is bound in this program.</summary>
    public Binding Bind(Binding binding) => binding.In(Serializer, _outcomes[binding.Model.Name]);

    private static Dictionary<string, BindingOutcome> Try(VersionedName name, SerializerInfo of, IReadOnlyList<string> program, OwnType type) =>
        OwnTypeTrial.RunIn(program, type, [of.Name]).TryGetValue(of.Name, out var outcome) ? new() { [type.Model.Name] = outcome }
        : throw new UserErrorException($"{name}: the program with it cannot make values of {type.Model.FullName}; leave the version out, or name one that the type's assembly was built with.");

    private static void Check(VersionedName name, Study study)
    {
        if (study.Adapt(MeasurementSettings.Default).FirstCall == true)
            throw new UserErrorException($"{name}: the processes of the study {study.Name} do not take turns, as versions must; compare versions in a study where they do, such as {Study.All[0].Name}.");
        if (name.Runtime is { } runtime && study.NoRuntimesBecause is { } because)
            throw new UserErrorException($"{name}: {because} Leave out {runtime}.");
    }
}

/// <summary>The process that says what a program with another version of a library is, and what comes of its serializers on a study's models.</summary>
internal static class VersionRole
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "version";

    /// <summary>Says it.</summary>
    public static int Answer(string request)
    {
        var output = Child.EndWithParent();
        var (name, studyName, modelNames) = JsonSerializer.Deserialize(request, VersionJson.Default.VersionRequest)!;
        var study = Study.All.Single(study => study.Name == studyName);
        var serializer = study.Serializers.Single(serializer => serializer.Name == name);
        var models = study.Models.Where(model => modelNames.Contains(model.Name)).ToArray();
        output.WriteLine(JsonSerializer.Serialize(
            new VersionAnswer(
                serializer.Library is null ? null : PackageVersions.Loaded(serializer),
                RuntimeInformation.FrameworkDescription,
                LibraryFiles.Read(serializer.Library?.Assembly is { } library ? [library] : Array.Empty<Assembly>()),
                study.Bind(models, [serializer]).Where(binding => binding.Serializer == serializer).ToDictionary(binding => binding.Model.Name, BindingOutcome.Of)),
            VersionJson.Default.VersionAnswer));
        return 0;
    }

    /// <summary>Asks a program.</summary>
    /// <exception cref="UserErrorException">It does not answer.</exception>
    public static VersionAnswer Ask(IReadOnlyList<string> program, VersionedName row, VersionRequest request) => Child.Ask(
        program,
        Role,
        JsonSerializer.Serialize(request, VersionJson.Default.VersionRequest),
        line => JsonSerializer.Deserialize(line, VersionJson.Default.VersionAnswer),
        $"{row}: the program with it ended before it said what it takes");
}

/// <summary>What is asked.</summary>
internal sealed record VersionRequest(string Serializer, string Study, IReadOnlyList<string> Models);

/// <summary>What is answered.</summary>
/// <param name="Version">The version of the serializer's library; null for a handwritten one.</param>
internal sealed record VersionAnswer(string? Version, string Runtime, IReadOnlyList<LibraryFileRecord> Files, IReadOnlyDictionary<string, BindingOutcome> Outcomes);

/// <summary>How the processes write it.</summary>
[JsonSerializable(typeof(VersionRequest))]
[JsonSerializable(typeof(VersionAnswer))]
internal sealed partial class VersionJson : JsonSerializerContext;
