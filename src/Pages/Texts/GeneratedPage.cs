using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Texts;

/// <summary>A page, or a part of one, that is rendered whole.</summary>
internal static class GeneratedPage
{
    /// <summary>Renders it. The first line says where it comes from, so that nobody edits it; its tables are not padded.</summary>
    public static string Render(string source, string title, string body) => Render(source, $"# {title}\n\n{body}");

    /// <summary>Renders a part of a page, which has no title.</summary>
    public static string Render(string source, string body) =>
        $"*Generated from {source} by `dotnet run -c Release --project src/Pages`; do not edit.*\n\n{MarkdownTable.WithoutPadding(body)}";
}
