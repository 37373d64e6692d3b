using System.Globalization;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Renders what serializers are and can do as Markdown.</summary>
internal static class TraitsTables
{
    private const string WhatHandwrittenOnesLeaveOut = """
        Bebop's handwritten serializers (`…ByHand`) show what the format costs without a library; a run that names no serializers measures them
        where the package is missing. They skip unknown fields of messages and do not preserve them, read one array, neither segments nor
        streams, cannot be cancelled, and have no settings for depth or size.
        """;

    private const string WhatLazyOnesLeaveForLater = """
        An object from a zero-copy serializer decodes a member from the payload whenever the member is read, so the payload must not change.
        `DeserializeOnce` therefore decodes nothing; compare such a serializer by `DeserializeToModel`, which reads every member.
        """;

    // Measured by the study fory-csharp and its record, which the history has until they were removed.
    private const string WhatForysComparisonHas = """
        [Apache Fory's own comparison for C#](https://fory.apache.org/docs/benchmarks/) has MessagePack-CSharp with the members' names as keys, so that
        it takes 1.1 to 2.4 times as long as Fory to write. With the same values, numbers as keys, and Fory in same-schema mode, both write in
        the same time within 5 %, and MessagePack-CSharp takes 1.1 to 1.8 times as long to read. The study [shapes](studies/shapes.md) has other values.
        """;

    private const string WhatIsMissing = """
        Apache.Avro is missing: its reflection takes the decimal of `Complex` with an `[AvroField]` that names a converter, and nobody has written the adapter yet.
        [CONTRIBUTING](../CONTRIBUTING.md) says how whoever needs a library adds it.
        """;

    /// <summary>Renders the page below its title.</summary>
    /// <param name="facts">The facts.</param>
    public static string Page(AllFacts facts)
    {
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Text("What it is"), Column.Text("Format"), Column.Text("Licence"), Column.Text("Released"), Column.Text("Documentation"));
        foreach (var serializer in facts.Serializers)
            table.AddRow(serializer.Name, serializer.Summary, serializer.Format, OfPackage(serializer, serializer.Licence), OfPackage(serializer, serializer.Released), serializer.Documentation is { } page ? $"<{page}>" : "");
        string Names(Func<SerializerFacts, bool> isOne) => string.Join(", ", facts.Serializers.Where(isOne).Select(serializer => $"`{serializer.Name}`"));
        var left = Names(serializer => serializer.WayOf is not null) is { Length: > 0 } ways ? $"\nThe study [ways](studies/ways.md) measures other configurations of a library: {ways}. Other runs measure those that they name, and always {Names(serializer => serializer.IsAlternative)}.\n" : "";
        var handwritten = facts.Serializers.Any(serializer => !serializer.IsLibrary) ? $"\n{WhatHandwrittenOnesLeaveOut}\n" : "";
        var lazy = facts.Serializers.Any(serializer => serializer.ZeroCopy) ? $"\n{WhatLazyOnesLeaveForLater}\n" : "";
        var fory = facts.Serializers.Any(serializer => serializer.Name == "Fory") ? $"\n{WhatForysComparisonHas}\n" : "";
        return $"{table}\n*Licence* and *Released*, the month of this version, are taken from the package and its signature; *not checked*: it does not say, or it was built from the sources.\n{left}{handwritten}{lazy}{fory}\n{WhatIsMissing}\n\n{Write(facts, headingLevel: 2)}";
    }

    /// <summary>Renders the tables of traits and of what was found.</summary>
    /// <param name="facts">The facts.</param>
    /// <param name="headingLevel">The level of their headings.</param>
    public static string Write(AllFacts facts, int headingLevel)
    {
        var heading = new string('#', headingLevel);
        return $"{heading} What they are\n\n{WriteTraits(facts)}\n{heading} What was found\n\n{WriteVerdicts(facts)}{(facts.Needs.Any(need => need.Id.StartsWith(Need.MemberTypes, StringComparison.Ordinal)) ? "\nWhich types of members come back has [a page of its own](types.md).\n" : "")}";
    }

    private static string WriteTraits(AllFacts facts)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Schema"), Column.Text("Code"), Column.Text("Takes"), Column.Text("Self-describing"),
            Column.Text("Reused buffer"), Column.Text("Zero-copy"), Column.Number("Smallest step of a date"));
        foreach (var serializer in facts.Serializers)
        {
            table.AddRow(
                serializer.Name,
                serializer.Schema is SchemaSource.CodeFirst ? "C# types" : "schema file",
                Describe(serializer.Code),
                serializer.TakesModel ? "your class" : "a generated class",
                YesNo(serializer.SelfDescribing),
                Describe(serializer.Buffer) + (serializer.BufferAllocatesFor is { } what ? $", but for {what}" : ""),
                YesNo(serializer.ZeroCopy),
                Describe(TimeSpan.FromTicks((long)(serializer.TimeStepNanoseconds / TimeSpan.NanosecondsPerTick))));
        }

        var foot = LeftOutNote.Lines("Reused buffer n/a", facts.Serializers.Where(serializer => serializer.NoBufferBecause is not null).Select(serializer => (serializer.Name, serializer.NoBufferBecause!)));
        return foot.Length == 0 ? table.ToString() : $"{table}\n{foot}";
    }

    private static string WriteVerdicts(AllFacts facts)
    {
        Need[] needs = [.. facts.Needs.Where(need => need.Id is not (Need.OwnClasses or Need.SchemaFile or Need.Readable) && !need.Id.StartsWith(Need.MemberTypes, StringComparison.Ordinal))];
        var table = new MarkdownTable([Column.Text("Serializer"), .. needs.Select(need => Column.Text(need.Label))]);
        foreach (var serializer in facts.Serializers)
            table.AddRow([serializer.Name, .. needs.Select(need => serializer.Verdicts[need.Id].ToString())]);
        var criteria = string.Concat(needs.Select(need => $"- *{need.Label}*: {need.Criterion}\n"));
        var reasons = string.Concat(needs.Select(need => LeftOutNote.Lines(need.Label, facts.Serializers
            .Where(serializer => serializer.Verdicts[need.Id].Because is not null)
            .Select(serializer => (serializer.Name, $"{char.ToUpperInvariant(serializer.Verdicts[need.Id].Because![0])}{serializer.Verdicts[need.Id].Because![1..]}.")))));
        return $"{criteria}\n{table}\n{reasons}";
    }

    private static string OfPackage(SerializerFacts serializer, string? known) => !serializer.IsLibrary ? "" : known ?? "not checked";

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

    private static string Describe(TimeSpan step) => step switch
    {
        { TotalSeconds: >= 1 } => $"{step.TotalSeconds.ToString(CultureInfo.InvariantCulture)} s",
        { TotalMilliseconds: >= 1 } => $"{step.TotalMilliseconds.ToString(CultureInfo.InvariantCulture)} ms",
        { TotalMicroseconds: >= 1 } => $"{step.TotalMicroseconds.ToString(CultureInfo.InvariantCulture)} μs",
        _ => $"{step.TotalNanoseconds.ToString(CultureInfo.InvariantCulture)} ns",
    };
}
