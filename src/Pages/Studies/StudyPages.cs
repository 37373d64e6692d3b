namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The pages of studies.</summary>
internal static class StudyPages
{
    /// <summary>The study that README.md has a part about.</summary>
    public const string Service = "service";

    /// <summary>All of them. A page is a class in a file of its own and a line here.</summary>
    public static IReadOnlyList<StudyPage> All { get; } =
    [
        EncodingsPage.Page,
        FreshPage.Page,
        GcPage.Page,
        MemoryPage.Page,
        PassthroughPage.Page,
        PolymorphismPage.Page,
        PublishingPage.Page,
        ReferencesPage.Page,
        ServicePage.Page,
        ShapesPage.Page,
        StartupPage.Page,
        StreamsPage.Page,
        ThroughputPage.Page,
        TypesPage.Page,
        ValidationPage.Page,
        VocabularyPage.Page,
        WaysPage.Page,
    ];

    /// <summary>The page of a study; null if it has none, as the default one.</summary>
    public static StudyPage? Of(string study) => All.FirstOrDefault(page => page.Study == study);
}
