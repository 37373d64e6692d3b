using System.Text;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Pages.Studies;

/// <summary>The page of a study whose own tables answer its question has these alone, whatever its record holds.</summary>
public class StudyPageSizeTests
{
    private const int Most = 20_480; // 57 rows in each table of shapes, with both A/A pairs.

    // Four states of three models each way.
    private const int MostOfFresh = 32_768;

    public static TheoryData<string> Studies => [.. StudyPages.All.Where(page => page.OwnTablesAnswer).Select(page => page.Study)];

    [Theory, MemberData(nameof(Studies))]
    public void ItIsShort(string name)
    {
        var study = Study.All.Single(study => study.Name == name);
        CaseRecord[] cases =
        [
            .. from operation in study.Operations
               from model in study.Models
               from serializer in study.Serializers.Where(study.MeasuresUnnamed).Index()
               let time = 1234.5 * (1 + serializer.Index)
               select RecordFactory.Case(operation.Name, serializer.Item.Name, model.Name, [.. new[] { 0.98, 1, 1.02 }.Select((factor, round) => RecordFactory.Round(round + 1, factor * time))]),
        ];
        Assert.True(cases.Length > 50, $"{cases.Length} cases are no full record.");
        var record = RecordFactory.Run(cases) with { Study = name, Operations = study.Operations };
        Assert.InRange(Encoding.UTF8.GetByteCount(RecordPage.RenderStudy(record, $"results/{name}.json", [])), 1, MostOf(name));
    }

    [Theory, MemberData(nameof(Studies))]
    public void TheCommittedOneHasNoMoreEither(string name)
    {
        if (Page.IsWritten(name))
            Assert.InRange(new FileInfo(Page.Full(RecordPage.OfStudy(name))).Length, 1, MostOf(name));
    }

    private static int MostOf(string name) => name == "fresh" ? MostOfFresh : Most;
}
