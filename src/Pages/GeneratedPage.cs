using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages;

/// <summary>A page that is rendered whole.</summary>
internal static class GeneratedPage
{
    /// <summary>Renders it. The first line says where it comes from, so that nobody edits it; its tables are not padded.</summary>
    public static string Render(string source, string title, string body) =>
        $"*Generated from {source} by `dotnet run -c Release --project src/Pages`; do not edit.*\n\n# {title}\n\n{MarkdownTable.WithoutPadding(body)}";
}
