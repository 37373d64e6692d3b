using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>The files of docs/facts: what src/Info found about the serializers, from which pages, README.md and the page of charts are rendered.</summary>
public static partial class FactsJson
{
    /// <summary>The folder, relative to the repository's root.</summary>
    public const string Folder = "docs/facts";

    /// <summary>How facts are written, and what <c>--json</c> prints.</summary>
    public static JsonSerializerOptions Options { get; } = new(JsonSerializerDefaults.Web)
    {
        WriteIndented = true,
        NewLine = "\n",
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, // Read by programs and people, never put into a page as it is.
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase) },
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        RespectNullableAnnotations = true,
        TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { Require } },
    };

    /// <summary>Renders facts. What holds nothing but values stands on one line, so that a change of a serializer is a line of a diff.</summary>
    public static string Render<TFacts>(TFacts facts) =>
        Innermost().Replace(JsonSerializer.Serialize(facts, Options), found => LineEnd().Replace(found.Value, " ")) + "\n";

    /// <summary>Renders facts with a line for each value.</summary>
    public static string RenderLines<TFacts>(TFacts facts) => JsonSerializer.Serialize(facts, Options) + "\n";

    /// <summary>Reads a file of facts.</summary>
    /// <returns>The facts; null if there is no such file.</returns>
    /// <exception cref="UserErrorException">The file cannot be read, or holds something else.</exception>
    public static TFacts? Read<TFacts>(string root, string name)
        where TFacts : class
    {
        var path = Path.Combine(root, Folder, name);
        try
        {
            InputFile.Check(path);
            return File.Exists(path) ? JsonSerializer.Deserialize<TFacts>(File.ReadAllText(path), Options) : null;
        }
        catch (JsonException exception)
        {
            var fault = exception.Message.Split("including: ") is [_, var missing] ? $"it lacks {missing.TrimEnd('.')}" : exception.Message.Split('.')[0];
            throw new UserErrorException($"{path} does not hold the facts that this program writes there ({fault}); restore it, or delete it and write it anew.");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }

    // What is not null is written, so a file that lacks it holds something else.
    private static void Require(JsonTypeInfo type)
    {
        foreach (var member in type.Properties)
            member.IsRequired |= member.AssociatedParameter is { IsNullable: false, HasDefaultValue: false };
    }

    // Texts hold no line end as it is, so nothing but the indentation changes.
    [GeneratedRegex(@"\{[^{}\[\]]*\}|\[[^{}\[\]]*\]")]
    private static partial Regex Innermost();

    [GeneratedRegex(@"\n\s*")]
    private static partial Regex LineEnd();
}
