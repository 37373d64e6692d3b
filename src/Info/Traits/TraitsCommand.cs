using System.CommandLine;
using System.Globalization;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Prints what each serializer says of itself, and what was found about it. Tests check what can be checked.</summary>
internal sealed class TraitsCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<AllFacts> Facts = new("traits", (known, found) => TraitsFacts.Over(known, found, NeedVerdicts.By(RepositoryRoot.Find())));

    public TraitsCommand()
        : base("traits", "Prints what each serializer is and can do, and its library's version.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var update = Facts.CreateOption();
        Add(serializers);
        Add(update);
        SetAction(parse =>
        {
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var isUpdate = Facts.Check(parse, update);
            var facts = TraitsFacts.Of(picked, NeedVerdicts.By(RepositoryRoot.FindOrCurrent()));
            var tables = TraitsTables.Write(facts, headingLevel: 4);
            var versions = string.Concat(picked.GroupBy(serializer => serializer.LibraryVersion).Select(library => $"- {library.Key}: {string.Join(", ", library)}\n"));
            var output = parse.InvocationConfiguration.Output;
            output.Write($"{tables}\n#### Libraries\n\n{versions}{LeftOutNote.Write()}");
            if (isUpdate)
                output.Write($"\n{Facts.Update(facts, judge: null)}\n");
        });
    }

    /// <summary>Judges all serializers by new facts, and writes the facts.</summary>
    public static string Judge(string root)
    {
        var facts = TraitsFacts.Of(Catalog.Serializers, NeedVerdicts.By(root));
        return Facts.Update(facts, judge: null);
    }
}

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
        var table = MarkdownTable.Of(
            facts.Serializers,
            Column<SerializerFacts>.Text("Serializer", serializer => serializer.Label ?? serializer.Name),
            Column<SerializerFacts>.Text("Schema", serializer => serializer.Schema is SchemaSource.CodeFirst ? "C# types" : "schema file"),
            Column<SerializerFacts>.Text("Code", serializer => Describe(serializer.Code)),
            Column<SerializerFacts>.Text("Takes", serializer => serializer.TakesModel ? "your class" : "a generated class"),
            Column<SerializerFacts>.Text("Self-describing", serializer => YesNo(serializer.SelfDescribing)),
            Column<SerializerFacts>.Text("Reused buffer", serializer => Describe(serializer.Buffer) + (serializer.BufferAllocatesFor is { } what ? $", but for {what}" : "")),
            Column<SerializerFacts>.Text("Zero-copy", serializer => YesNo(serializer.ZeroCopy)),
            Column<SerializerFacts>.Text("A decimal is", serializer => serializer.Decimals is { } form ? Describe(form) : "not checked"),
            Column<SerializerFacts>.Number("Smallest step of a date", serializer => Describe(TimeSpan.FromTicks((long)(serializer.TimeStepNanoseconds / TimeSpan.NanosecondsPerTick)))));
        var foot = LeftOutNote.Lines("Reused buffer n/a", facts.Serializers.Where(serializer => serializer.NoBufferBecause is not null).Select(serializer => (serializer.Name, serializer.NoBufferBecause!)));
        var about = facts.Serializers.Any(serializer => serializer.Buffer is BufferReuse.AllocationFree) ? "\n*Allocation-free*: writing a built-in model into a buffer that is reused allocates nothing.\n" : "";
        return $"{table}{about}{(foot.Length == 0 ? "" : "\n")}{foot}";
    }

    private static string WriteVerdicts(AllFacts facts)
    {
        Need[] needs = [.. facts.Needs.Where(need => need.Id is not (Need.OwnClasses or Need.SchemaFile or Need.Readable) && !need.Id.StartsWith(Need.MemberTypes, StringComparison.Ordinal))];
        var table = MarkdownTable.Of(
            facts.Serializers,
            [Column<SerializerFacts>.Text("Serializer", serializer => serializer.Label ?? serializer.Name), .. needs.Select(need => Column<SerializerFacts>.Text(need.Label, serializer => serializer.Verdicts[need.Id].ToString()))]);
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
