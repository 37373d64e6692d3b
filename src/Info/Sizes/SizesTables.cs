using System.Globalization;
using System.Text;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Sizes;

/// <summary>Renders sizes as Markdown.</summary>
internal static class SizesTables
{
    /// <summary>Renders the tables.</summary>
    public static string Write(SizesReport report, int headingLevel = 4)
    {
        var text = new StringBuilder();
        text.Append("Bytes of each model's sample: raw, and compressed with the base class library's gzip and Brotli at `CompressionLevel.")
            .Append(report.Compression)
            .Append("`. Ratio is raw to the smallest raw.\n");
        if (report.Lost is { } lost)
            text.Append(ForeignText.InMarkdown(lost)).Append('\n');
        foreach (var model in report.Models)
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(report.OwnType is { } type ? $"`{type}`" : model.Name).Append(model.Samples > 1 ? string.Create(CultureInfo.InvariantCulture, $", sum of {model.Samples} samples") : "").Append("\n\n").Append(WriteTable(report, model)).Append(WriteFoot(model, report.OwnType is not null));
        if (LeftOutNote.Write(report.LeftOut) is { Length: > 0 } leftOut)
            text.Append('\n').Append(leftOut);
        return text.ToString();
    }

    private static MarkdownTable WriteTable(SizesReport report, SizesModel model)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Format"), Column.Number("Raw"), Column.Number("gzip"), Column.Number("Brotli"), Column.Number("Ratio"));
        foreach (var (serializer, size) in report.Serializers.Join(model.Sizes, serializer => serializer.Name, size => size.Serializer, (serializer, size) => (serializer, size)))
        {
            if (report.OwnType is not null && size.UnsupportedBecause is not null)
                continue; // It is named below.
            var missing = size.Fault is null ? "n/a" : "failed";
            string Bytes(int? bytes) => bytes is { } number ? NumberText.Bytes(number) : missing;
            table.AddRow(
                SerializerLabels.Of(serializer.Name),
                serializer.Format,
                Bytes(size.Raw),
                Bytes(size.Gzip),
                Bytes(size.Brotli),
                size.Ratio is { } ratio ? NumberText.Ratio(ratio) : missing);
        }

        return table;
    }

    // Most serializers are for other types than a user's, each for a reason of its own: those would be longer than the table.
    private static string WriteFoot(SizesModel model, bool isOwnType)
    {
        var foot = LeftOutNote.Lines("Note", model.Sizes.Where(size => size.Note is not null).Select(size => (size.Serializer, size.Note!)))
            + LeftOutNote.Lines("n/a", model.Sizes.Where(size => size.UnsupportedBecause is not null).Select(size => (size.Serializer, isOwnType ? "They do not take the type; `--validate` of the measuring program says why." : size.UnsupportedBecause!)))
            + LeftOutNote.Lines("failed", model.Sizes.Where(size => size.Fault is not null).Select(size => (size.Serializer, size.Fault!)));
        return foot.Length == 0 ? "" : "\n" + foot;
    }
}
