using SerializationBenchmarks.Info.Support;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Facts;

/// <summary>The page of what serializers are and can do.</summary>
internal static class SerializersPage
{
    private const string WhatHandwrittenStructsLeaveOut = """
        Bebop's handwritten structs (`BebopStructByHand`) show what the format costs without a library; a run that names no serializers
        measures them where the package is missing. They read one array, neither segments nor streams, cannot be cancelled, and have no
        settings for depth or size.
        """;

    private const string WhatLazyOnesLeaveForLater = """
        An object from a zero-copy serializer decodes a member from the payload whenever the member is read, so the payload must not change.
        `DeserializeOnce` therefore decodes nothing; compare such a serializer by `DeserializeToModel`, which reads every member.
        """;

    // Measured by the study fory-csharp and its record, which the history has until they were removed.
    private const string WhatForysComparisonHas = """
        [Apache Fory's own comparison for C#](https://github.com/apache/fory/tree/main/benchmarks/csharp) has MessagePack-CSharp with the members' names as keys
        (its README names `MessagePackSerializer.Typeless`, which its sources called until March 2026 and which writes types' names too), so that
        it takes 1.1 to 2.4 times as long as Fory to write. With the same values, numbers as keys, and Fory in same-schema mode, both write in
        the same time within 5 %, and MessagePack-CSharp takes 1.1 to 1.8 times as long to read. The study [shapes](studies/shapes.md) has other values.
        """;

    private const string WhatIsMissing = "[CONTRIBUTING](../CONTRIBUTING.md#adding-a-serializer) says how to add another library.";

    /// <summary>Renders the page below its title.</summary>
    public static string Body(AllFacts facts)
    {
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Text("On the command line"), Column.Text("What it is"), Column.Text("Format"), Column.Text("Licence"), Column.Text("Released"), Column.Text("Documentation"));
        foreach (var serializer in facts.Serializers)
            table.AddRow(serializer.Label ?? serializer.Name, $"`{serializer.Name}`", serializer.Summary, serializer.Format, OfPackage(serializer, serializer.Licence), OfPackage(serializer, serializer.Released), serializer.Documentation is { } page ? $"<{page}>" : "");
        string Names(Func<SerializerFacts, bool> isOne) => string.Join(", ", facts.Serializers.Where(isOne).Select(serializer => $"`{serializer.Name}`"));
        var left = Names(serializer => serializer.WayOf is not null) is { Length: > 0 } ways ? $"\nThe study [ways](studies/ways.md) measures other configurations of a library: {ways}. Other runs measure those that they name, and always {Names(serializer => serializer.IsAlternative)}.\n" : "";
        var handwritten = facts.Serializers.Any(serializer => !serializer.IsLibrary) ? $"\n{WhatHandwrittenStructsLeaveOut}\n" : "";
        var lazy = facts.Serializers.Any(serializer => serializer.ZeroCopy) ? $"\n{WhatLazyOnesLeaveForLater}\n" : "";
        var fory = facts.Serializers.Any(serializer => serializer.Name == "Fory") ? $"\n{WhatForysComparisonHas}\n" : "";
        return $"{table}\n*Licence* and *Released*, the month of this version, are taken from the package and its signature; *not checked*: it does not say, or it was built from the sources.\n{left}{handwritten}{lazy}{fory}\n{WhatIsMissing}\n\n{TraitsTables.Write(facts, headingLevel: 2)}\n## Which version is safe, and is it maintained?\n\n{SupportTables.Write(SupportFacts.Known)}";
    }

    private static string OfPackage(SerializerFacts serializer, string? known) => !serializer.IsLibrary ? "" : known ?? "not checked";
}
