using System.CommandLine;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>--list</c>: prints the names of cases in one of the two forms that BenchmarkDotNet knows.</summary>
internal static class CaseList
{
    private const string Name = "--list";
    private const string Flat = "flat";
    private const string Tree = "tree";

    /// <summary>Makes the option; its value is the form.</summary>
    public static Option<string?> Option() => new(Name)
    {
        Description = "Print the cases and measure nothing: flat, one a line, or as a tree; flat if not given.",
        HelpName = $"{Flat}|{Tree}",
    };

    /// <summary>Names the form where it is not given. The parser would take BenchmarkDotNet's options, which it does not know, for it.</summary>
    /// <param name="arguments">The program's arguments.</param>
    public static string[] WithForm(string[] arguments) =>
    [
        .. arguments.Select((word, index) => word == Name && (index + 1 == arguments.Length || arguments[index + 1].StartsWith('-')) ? $"{Name}={Flat}" : word),
    ];

    /// <summary>Prints names.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="form">The form.</param>
    /// <param name="output">Where they are printed.</param>
    /// <exception cref="UserErrorException">There is no such form.</exception>
    public static void Write(IEnumerable<CaseKey> cases, string form, TextWriter output)
    {
        if (NameFilter.Pick([form], Name, "form", [Flat, Tree], name => name)[0] == Tree)
        {
            WriteBranches([.. cases.Select(key => new[] { key.Operation, key.Serializer, key.Model })], 0, "", output);
            return;
        }

        foreach (var key in cases)
            output.WriteLine(key);
    }

    private static void WriteBranches(IReadOnlyList<string[]> names, int depth, string indent, TextWriter output)
    {
        var branches = names.GroupBy(parts => parts[depth]).ToArray();
        foreach (var branch in branches)
        {
            var isLast = branch == branches[^1];
            var (line, below) = depth == 0 ? ("", "") : isLast ? (" └─", "   ") : (" ├─", " │ ");
            output.WriteLine(indent + line + branch.Key);
            if (depth < 2)
                WriteBranches([.. branch], depth + 1, indent + below, output);
        }
    }
}
