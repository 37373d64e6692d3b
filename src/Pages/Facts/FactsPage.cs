using SerializationBenchmarks.Info.Facts;

namespace SerializationBenchmarks.Pages.Facts;

/// <summary>A page that is rendered from a file of facts.</summary>
/// <param name="Path">The page, relative to the repository's root.</param>
/// <param name="Render">Renders it from the facts of a repository, whose root it is given; null if there are none.</param>
internal sealed record FactsPage(string Path, Func<string, string?> Render)
{
    /// <summary>Makes a page.</summary>
    public static FactsPage Of<TFacts>(string name, string title, FactsFile<TFacts> file, Func<TFacts, string> body)
        where TFacts : class =>
        new($"docs/{name}", root => file.Read(root) is { } facts ? GeneratedPage.Render($"[{file.Name}](facts/{file.Name})", title, body(facts)) : null);
}
