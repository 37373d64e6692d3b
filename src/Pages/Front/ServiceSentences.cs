using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>The part of README.md about a service, with the range of all records: the server's time differs by machine and hour.</summary>
internal static class ServiceSentences
{
    /// <summary>Renders the part as Markdown.</summary>
    /// <returns>Empty where no record can tell.</returns>
    public static string Render(IReadOnlyList<RunRecord> records)
    {
        var answers = records.Select(record => new ServiceAnswers(record)).Where(one => one.WhereItMatters() is not null && one.Best() is not null).ToArray();
        if (answers.Length == 0)
            return "";
        var (newest, best) = (answers[^1], answers[^1].Best()!);
        string[] known = [.. newest.Curves.Models.Select(model => model.Model).Where(model => Array.TrueForAll(answers, of => Share(of, model) is { IsKnown: true } && Saved(of, model) is { IsKnown: true }))];
        if (known.Length == 0)
            return "";
        string[] shown = [.. known.Take(1).Concat(known.Skip(1).TakeLast(1))]; // The shortest and the longest of which each record can tell.
        var shares = shown.Select((model, index) => $"{Range(Share, model)}{(index == 0 ? " of the server's processor time" : "")} with {ServiceAnswers.Kilobytes(newest.Curves.Models.First(one => one.Model == model).Bytes)}{(index == 0 ? " of JSON" : "")}");
        return $"- [In a service]({RecordPage.OfStudy(StudyPages.Service)}), System.Text.Json takes {string.Join(" and ", shares)}; {newest.NameOf(best)} saves {string.Join(" and ", shown.Select(model => Range(Saved, model)))}. {NumberText.Count(answers.Length, "record")}; the server does nothing else; loopback without TLS, beside its client.\n";

        static ServicePart? Share(ServiceAnswers of, string model) => of.Curves.ShareOfJson(ServiceAnswers.Http, model);

        ServicePart? Saved(ServiceAnswers of, string model) => of.Saves(of.Json, best, model);

        string Range(Func<ServiceAnswers, string, ServicePart?> partOf, string model) => NumberText.PercentRange([.. answers.Select(of => partOf(of, model)!.Value.Value)]);
    }
}
