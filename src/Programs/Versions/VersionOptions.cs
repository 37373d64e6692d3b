using System.CommandLine;
using System.Reflection;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>The options of both programs that say with which versions serializers are measured, beside what stands in their names.</summary>
public sealed class VersionOptions(Assembly program)
{
    private readonly Option<string?> _upgrade = new("--upgrade")
    {
        Description = "Put every selected serializer beside itself with another version of its library or on another runtime: NAME@VERSION for each. For example 13.0.4 or net11.0.",
        HelpName = "VERSION|net11.0",
    };

    private readonly Option<string?> _source = PathOption.ExistingFolder("--package-source", "A folder of packages to take versions from, as dotnet pack -o writes them, beside the package sources that are configured.");

    /// <summary>The option that puts serializers beside themselves.</summary>
    public Option Upgrade => _upgrade;

    /// <summary>Adds the options to a command.</summary>
    public void AddTo(Command command, bool upgrades = true)
    {
        if (upgrades)
            command.Options.Add(_upgrade);
        command.Options.Add(_source);
    }

    /// <summary>Reads which serializers are wanted with which versions.</summary>
    public static (string[] Plain, IReadOnlyList<VersionedName> Versions) Split(IEnumerable<string> values, string option)
    {
        string[] names = [.. values.SelectMany(value => value.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))];
        return ([.. names.Where(name => !name.Contains(VersionedName.Mark, StringComparison.Ordinal))], [.. names.Select(name => VersionedName.Parse(name, option)).OfType<VersionedName>()]);
    }

    /// <summary>The versions that <c>--upgrade</c> puts beside serializers.</summary>
    public IEnumerable<VersionedName> Upgrades(ParseResult arguments, IEnumerable<string> serializers) =>
        arguments.GetValue(_upgrade) is { } version ? serializers.Select(serializer => VersionedName.Parse(serializer, version.Trim(), version, _upgrade.Name)) : [];

    /// <summary>Where programs with other versions come from.</summary>
    /// <exception cref="UserErrorException">A folder of packages is named, and no version that could be in it.</exception>
    public OtherBuilds Builds(ParseResult arguments, IReadOnlyList<VersionedName> names)
    {
        var folder = arguments.GetValue(_source);
        if (folder is not null && names.All(name => name.Version is null))
            throw new UserErrorException($"{_source.Name} has the packages of versions, and none is named; name one that {folder} has, for example MessagePack@2.5.307.");
        if (folder?.Contains(';', StringComparison.Ordinal) == true)
            throw new UserErrorException($"{_source.Name} is {folder}, and NuGet takes a semicolon for the end of a path; name the folder without one, for example by a link.");
        return new OtherBuilds(program, names, folder is null ? null : Path.GetFullPath(folder), arguments.InvocationConfiguration.Error);
    }
}
