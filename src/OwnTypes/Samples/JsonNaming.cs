using System.Text.Json;
using Newtonsoft.Json.Serialization;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>How samples name the members of a type that says nothing about names.</summary>
internal sealed record JsonNaming(string Name, string Separator, JsonNamingPolicy Policy, NamingStrategy Strategy)
{
    /// <summary>The name of the option that says how samples name members.</summary>
    public const string Option = "--json-naming";

    /// <summary>All ways; the first is taken if none is named, and takes names in any case.</summary>
    public static IReadOnlyList<JsonNaming> All { get; } =
    [
        new("camelCase", "", JsonNamingPolicy.CamelCase, new DefaultNamingStrategy()),
        new("snake_case", "_", JsonNamingPolicy.SnakeCaseLower, new SnakeCaseNamingStrategy()),
        new("kebab-case", "-", JsonNamingPolicy.KebabCaseLower, new KebabCaseNamingStrategy()),
    ];
}
