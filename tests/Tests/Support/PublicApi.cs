using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using PublicApiGenerator;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Writes what code of other assemblies can use of types. Of an interface's members it is not said which are static.</summary>
internal static partial class PublicApi
{
    /// <summary>Writes types without attributes and interfaces of the libraries, which are there where the package could be restored.</summary>
    /// <param name="assembly">The assembly, a file.</param>
    /// <param name="types">Types of it, or of one of its name.</param>
    public static string Render(Assembly assembly, IEnumerable<Type> types)
    {
        var options = new ApiGeneratorOptions { IncludeTypes = [.. types], IncludeAssemblyAttributes = false, ExcludeAttributes = [typeof(TupleElementNamesAttribute).FullName!] };
        var text = assembly.GeneratePublicApi(options).ReplaceLineEndings("\n") + "\n";
        return TypeWithBases().Replace(Attribute().Replace(text, ""), type =>
        {
            var own = Base().Matches(type.Groups["bases"].Value).Where(name => OwnName().IsMatch(name.Value)).ToArray();
            return type.Groups["type"].Value + (own.Length > 0 ? " : " + string.Join(", ", own.Select(name => name.Value)) : "");
        });
    }

    [GeneratedRegex(@"^ *\[.*\]\n", RegexOptions.Multiline)]
    private static partial Regex Attribute();

    [GeneratedRegex(@"^(?<type> *public [^:\n]*?\b(?:class|struct|interface) [^:\n]+) : (?<bases>.+)$", RegexOptions.Multiline)]
    private static partial Regex TypeWithBases();

    // With up to two levels of arguments.
    [GeneratedRegex(@"[\w.]+(?:<(?:[^<>]|<[^<>]*>)*>)?")]
    private static partial Regex Base();

    [GeneratedRegex(@"^(?:System|SerializationBenchmarks)\.")]
    private static partial Regex OwnName();
}
