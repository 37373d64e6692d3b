using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies;

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
    public static VersionAnswer Ask(IReadOnlyList<string> program, VersionedName row, VersionRequest request)
    {
        VersionAnswer? answer = null;
        var end = Child.Run(Child.StartOf(program, Role), JsonSerializer.Serialize(request, VersionJson.Default.VersionRequest), line => answer = line.StartsWith('{') ? JsonSerializer.Deserialize(line, VersionJson.Default.VersionAnswer) : answer); // What a host says that cannot run the program is no answer.
        return answer ?? throw new UserErrorException($"{row}: the program with it ended before it said what it takes: {end.Cause}{(end.Error.Length > 0 ? $", {end.Error}" : "")}.");
    }
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
