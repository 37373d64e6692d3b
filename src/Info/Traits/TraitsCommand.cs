using System.CommandLine;
using System.Globalization;
using SerializationBenchmarks.Reports.Arguments;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Prints what each serializer says of itself. Tests check what can be checked.</summary>
internal sealed class TraitsCommand : Command
{
    /// <summary>The page that the command writes.</summary>
    public static readonly UpdatedPage Page = new("traits", "traits", "serializers.md", "Serializers");

    private const string WhatHandwrittenOnesLeaveOut = """
        Handwritten serializers are measures of a format, not libraries. They skip unknown fields, where the format allows any, and do
        not keep them for writing; they read one array, neither segments nor streams; they cannot be cancelled; and they have no limits
        of depth or size to set.
        """;

    private const string WhatLazyOnesLeaveForLater = """
        What comes back of a zero-copy serializer reads a member from the payload each time that it is asked for. Its `DeserializeOnce`
        therefore decodes nothing yet; `DeserializeToModel` reads every member, of every serializer, and is where such a one compares with the
        others. The payload must stay as it is meanwhile.
        """;

    public TraitsCommand()
        : base("traits", "Prints what each serializer can do.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var update = Page.CreateOptions();
        Add(serializers);
        update.AddTo(this);
        SetAction(parse =>
        {
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var updateReadme = Page.Check(parse, update, picked);
            var tables = Write(picked);
            var notice = updateReadme ? $"\n{Page.Update(parse, tables, PageOf(picked))}\n" : "";
            parse.InvocationConfiguration.Output.Write(tables + notice);
        });
    }

    /// <summary>Renders the page below its title: what each serializer is, and what it can do.</summary>
    /// <param name="serializers">The serializers.</param>
    internal static string PageOf(IReadOnlyList<SerializerInfo> serializers)
    {
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Text("What it is"));
        foreach (var serializer in serializers)
            table.AddRow(serializer.Name, serializer.Summary);

        string[] ways = [.. serializers.Where(serializer => serializer.WayOf is not null).Select(serializer => $"`{serializer.Name}`")];
        var left = ways.Length > 0 ? $"\nOther ways of using a library, which the study [ways](studies/ways.md) measures and other runs only where they are named: {string.Join(", ", ways)}.\n" : "";

        // Versions come with the runtime of the day; the page would change with it.
        var handwritten = serializers.Any(serializer => serializer.Library is null) ? $"\n{WhatHandwrittenOnesLeaveOut}\n" : "";
        var lazy = serializers.Any(serializer => serializer.Traits.ZeroCopy) ? $"\n{WhatLazyOnesLeaveForLater}\n" : "";
        return $"{table}{left}{handwritten}{lazy}\n## What they can do\n\n{Write(serializers, withLibrary: false)}";
    }

    /// <summary>Renders the table of traits.</summary>
    /// <param name="serializers">The serializers.</param>
    /// <param name="withLibrary">Whether the library with its version is the last column.</param>
    internal static string Write(IReadOnlyList<SerializerInfo> serializers, bool withLibrary = true)
    {
        Column[] columns =
        [
            Column.Text("Serializer"),
            Column.Text("Format"),
            Column.Text("Schema"),
            Column.Text("Code"),
            Column.Text("Data type"),
            Column.Text("Self-describing"),
            Column.Text("Kept buffer"),
            Column.Text("Zero-copy"),
            Column.Number("Step of time"),
            Column.Text("NativeAOT"),
            Column.Text("Library"),
        ];
        var table = new MarkdownTable(withLibrary ? columns : columns[..^1]);
        foreach (var serializer in serializers)
        {
            var traits = serializer.Traits;
            string[] cells =
            [
                serializer.Name,
                serializer.Format,
                traits.Schema is SchemaSource.CodeFirst ? "C# types" : "schema file",
                Describe(traits.Code),
                traits.TakesModel ? "the model" : "its own",
                YesNo(traits.SelfDescribing),
                Describe(traits.Buffer),
                YesNo(traits.ZeroCopy),
                Describe(traits.TimePrecision),
                YesNo(traits.NativeAot),
                serializer.LibraryVersion,
            ];
            table.AddRow(withLibrary ? cells : cells[..^1]);
        }

        var withoutBuffer = LeftOutNote.Lines("Kept buffer n/a", serializers.Where(serializer => serializer.NoBufferBecause is not null).Select(serializer => (serializer.Name, serializer.NoBufferBecause!)))
            + LeftOutNote.Write();
        return withoutBuffer.Length == 0 ? table.ToString() : $"{table}\n{withoutBuffer}";
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

    private static string Describe(TimeSpan step) => step switch
    {
        { TotalSeconds: >= 1 } => $"{step.TotalSeconds.ToString(CultureInfo.InvariantCulture)} s",
        { TotalMilliseconds: >= 1 } => $"{step.TotalMilliseconds.ToString(CultureInfo.InvariantCulture)} ms",
        { TotalMicroseconds: >= 1 } => $"{step.TotalMicroseconds.ToString(CultureInfo.InvariantCulture)} μs",
        _ => $"{step.TotalNanoseconds.ToString(CultureInfo.InvariantCulture)} ns",
    };
}
