namespace SerializationBenchmarks.Reports.Files;

/// <summary>A Markdown page that a program writes whole.</summary>
public static class GeneratedPage
{
    /// <summary>Renders a page. Its first line says where it comes from, so that nobody edits it.</summary>
    /// <param name="command">The program and its arguments, for example <c>src/Info -- sizes --update-readme</c>.</param>
    /// <param name="source">What the command renders, as Markdown; null for what the build itself says.</param>
    /// <param name="title">The page's title.</param>
    /// <param name="body">The rest.</param>
    public static string Render(string command, string? source, string title, string body) =>
        $"*Generated{(source is null ? "" : $" from {source}")} by `dotnet run -c Release --project {command}`; do not edit.*\n\n# {title}\n\n{body}";
}
