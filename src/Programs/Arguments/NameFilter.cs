using System.CommandLine;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Programs.Arguments;

/// <summary>Options that choose serializers, models or operations by name: <c>--models Tiny,Simple --models Complex</c>.</summary>
public static class NameFilter
{
    /// <summary>Makes the option: repeatable, each value one or more names with commas between them, in any case.</summary>
    public static Option<string[]> Option(string name, string description, IEnumerable<string> valid)
    {
        string[] names = [.. valid];
        var option = new Option<string[]>(name)
        {
            Description = $"{description}, comma-separated or repeated; all by default: {string.Join(", ", names)}",
            HelpName = "A,B",
            Arity = ArgumentArity.OneOrMore,
        };
        option.CompletionSources.Add(names);
        return option;
    }

    /// <summary>Chooses the serializers that <c>--serializers</c> names.</summary>
    /// <param name="values">The option's values; null or none chooses all serializers.</param>
    /// <exception cref="UserErrorException">A name is unknown, or names a serializer that this build lacks.</exception>
    public static IReadOnlyList<SerializerInfo> PickSerializers(string[]? values, string option = "--serializers") =>
        Pick(values, option, "serializer", Catalog.Serializers, serializer => serializer.Name, Catalog.LeftOut, InTables);

    /// <summary>Chooses the models that <c>--models</c> names.</summary>
    /// <param name="values">The option's values; null or none chooses all models.</param>
    /// <exception cref="UserErrorException">A name is unknown.</exception>
    public static IReadOnlyList<Model> PickModels(string[]? values, string option = "--models") =>
        Pick(values, option, "model", Model.BuiltIn, model => model.Name);

    /// <summary>Chooses things by name.</summary>
    /// <param name="values">The option's values; null or none chooses all.</param>
    /// <param name="alsoCalled">Other names of a thing, which several may share.</param>
    /// <exception cref="UserErrorException">A name is unknown or left out, or there is none between the commas.</exception>
    public static IReadOnlyList<T> Pick<T>(
        string[]? values, string option, string kind, IReadOnlyList<T> all, Func<T, string> nameOf, IReadOnlyList<LeftOut>? leftOut = null, Func<T, string[]>? alsoCalled = null)
    {
        if (values is null or [])
            return all;
        string[] parts = [.. values.SelectMany(value => value.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))];
        var wanted = Joined().ToHashSet(StringComparer.OrdinalIgnoreCase);
        string[] names = [.. all.Select(nameOf)];
        if (wanted.Count == 0)
            throw new UserErrorException($"{option} names no {kind}; valid are {string.Join(", ", names)}.");
        T[] Called(string name) => Those(item => nameOf(item).Equals(name, StringComparison.OrdinalIgnoreCase)) is { Length: > 0 } named ? named
            : Those(item => Plain(nameOf(item)) == Plain(name)) is { Length: > 0 } alike ? alike
            : Those(item => alsoCalled?.Invoke(item).Any(other => Plain(other) == Plain(name)) == true);
        T[] Those(Func<T, bool> are) => [.. all.Where(are)];

        // Tables have names with a comma in them, such as "System.Text.Json, source gen".
        IEnumerable<string> Joined()
        {
            for (var i = 0; i < parts.Length; i++)
            {
                var isOne = i + 1 < parts.Length && Called(parts[i + 1]).Length == 0 && Called(parts[i] + parts[i + 1]).Length > 0;
                yield return isOne ? parts[i] + parts[++i] : parts[i];
            }
        }

        foreach (var wrong in wanted.Where(name => Called(name).Length == 0))
        {
            if (leftOut?.FirstOrDefault(left => Plain(left.Serializer) == Plain(wrong) || left.Reason.StartsWith($"The package {wrong} ", StringComparison.OrdinalIgnoreCase)) is { } missing)
                throw new UserErrorException($"{option}: {missing.Serializer} is left out: {missing.Reason}");
            throw new UserErrorException(
                $"{option}: there is no {kind} '{wrong}'{NearNames.Hint(wrong, names.Concat(leftOut?.Select(left => left.Serializer) ?? []))}; valid are {string.Join(", ", names)}.");
        }

        var picked = wanted.SelectMany(Called).ToHashSet();
        return [.. all.Where(picked.Contains)];
    }

    /// <summary>What tables call a serializer, so that it is taken too: the library, and what distinguishes the serializer from the library's main one.</summary>
    public static string[] InTables(SerializerInfo serializer)
    {
        // Also by its assembly's name, as older tables have it.
        string[] libraries = serializer.Library is { } library ? [serializer.LibraryName!, library.Assembly.GetName().Name!] : [SerializerInfo.NoLibrary.Split(' ')[0]];
        if (serializer.WayOf is not { } name)
            return [SerializerLabels.Of(serializer), .. libraries, .. libraries.Select(library => library + serializer.Configuration)];
        var format = Catalog.Serializers.FirstOrDefault(other => other.Name == name)?.Format ?? "";
        var way = serializer.Format.Length > format.Length && serializer.Format.StartsWith(format, StringComparison.Ordinal) ? serializer.Format[format.Length..] : serializer.Configuration ?? serializer.Name[name.Length..];
        return [.. libraries.Select(library => library + way)];
    }

    // Names are taken in any case, and with the full stops, hyphens and spaces that tables have.
    private static string Plain(string name) => string.Concat(name.Where(char.IsLetterOrDigit)).ToLowerInvariant();
}
