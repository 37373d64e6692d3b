using System.Globalization;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Renders what serializers are and can do as Markdown.</summary>
internal static class TraitsTables
{
    /// <summary>Renders the tables of traits and of what was found.</summary>
    public static string Write(AllFacts facts, int headingLevel)
    {
        var heading = new string('#', headingLevel);
        return $"{heading} What they are\n\n{WriteTraits(facts)}\n{heading} What was found\n\n{WriteVerdicts(facts)}{(facts.Needs.Any(need => need.Id.StartsWith(Need.MemberTypes, StringComparison.Ordinal)) ? "\nWhich types of members come back has [a page of its own](types.md).\n" : "")}";
    }

    private static string WriteTraits(AllFacts facts)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Schema"), Column.Text("Code"), Column.Text("Takes"), Column.Text("Self-describing"),
            Column.Text("Reused buffer"), Column.Text("Zero-copy"), Column.Text("A decimal is"), Column.Number("Smallest step of a date"));
        foreach (var serializer in facts.Serializers)
        {
            table.AddRow(
                serializer.Label ?? serializer.Name,
                serializer.Schema is SchemaSource.CodeFirst ? "C# types" : "schema file",
                Describe(serializer.Code),
                serializer.TakesModel ? "your class" : "a generated class",
                YesNo(serializer.SelfDescribing),
                Describe(serializer.Buffer) + (serializer.BufferAllocatesFor is { } what ? $", but for {what}" : ""),
                YesNo(serializer.ZeroCopy),
                serializer.Decimals is { } form ? Describe(form) : "not checked",
                Describe(TimeSpan.FromTicks((long)(serializer.TimeStepNanoseconds / TimeSpan.NanosecondsPerTick))));
        }

        var foot = LeftOutNote.Lines("Reused buffer n/a", facts.Serializers.Where(serializer => serializer.NoBufferBecause is not null).Select(serializer => (serializer.Name, serializer.NoBufferBecause!)));
        var about = facts.Serializers.Any(serializer => serializer.Buffer is BufferReuse.AllocationFree) ? "\n*Allocation-free*: writing a built-in model into a buffer that is reused allocates nothing.\n" : "";
        return $"{table}{about}{(foot.Length == 0 ? "" : "\n")}{foot}";
    }

    private static string WriteVerdicts(AllFacts facts)
    {
        Need[] needs = [.. facts.Needs.Where(need => need.Id is not (Need.OwnClasses or Need.SchemaFile or Need.Readable) && !need.Id.StartsWith(Need.MemberTypes, StringComparison.Ordinal))];
        var table = new MarkdownTable([Column.Text("Serializer"), .. needs.Select(need => Column.Text(need.Label))]);
        foreach (var serializer in facts.Serializers)
            table.AddRow([serializer.Label ?? serializer.Name, .. needs.Select(need => serializer.Verdicts[need.Id].ToString())]);
        var criteria = string.Concat(needs.Select(need => $"- *{need.Label}*: {need.Criterion}\n"));
        var reasons = string.Concat(needs.Select(need => LeftOutNote.Lines(need.Label, facts.Serializers
            .Where(serializer => serializer.Verdicts[need.Id].Because is not null)
            .Select(serializer => (serializer.Name, $"{char.ToUpperInvariant(serializer.Verdicts[need.Id].Because![0])}{serializer.Verdicts[need.Id].Because![1..]}.")))));
        return $"{criteria}\n{table}\n{reasons}";
    }

    private static string YesNo(bool value) => value ? "yes" : "no";

    private static string Describe(CodeOrigin code) => code switch
    {
        CodeOrigin.Reflection => "reflection",
        CodeOrigin.EmittedIL => "emitted IL",
        CodeOrigin.SourceGenerated => "source generator",
        CodeOrigin.SchemaCompiler => "schema compiler",
        CodeOrigin.Hand => "handwritten",
        _ => code.ToString(),
    };

    private static string Describe(BufferReuse buffer) => buffer switch
    {
        BufferReuse.None => "n/a",
        BufferReuse.Allocates => "allocates",
        BufferReuse.AllocationFree => "allocation-free",
        _ => buffer.ToString(),
    };

    private static string Describe(DecimalForm form) => form switch
    {
        DecimalForm.Text => "text",
        DecimalForm.Scaled => "an integer with a scale",
        DecimalForm.Bits => ".NET's bits",
        DecimalForm.Decimal128 => "decimal128",
        DecimalForm.Binary => "a double",
        _ => form.ToString(),
    };

    private static string Describe(TimeSpan step) => step switch
    {
        { TotalSeconds: >= 1 } => $"{step.TotalSeconds.ToString(CultureInfo.InvariantCulture)} s",
        { TotalMilliseconds: >= 1 } => $"{step.TotalMilliseconds.ToString(CultureInfo.InvariantCulture)} ms",
        { TotalMicroseconds: >= 1 } => $"{step.TotalMicroseconds.ToString(CultureInfo.InvariantCulture)} μs",
        _ => $"{step.TotalNanoseconds.ToString(CultureInfo.InvariantCulture)} ns",
    };
}
