using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies.Service;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>The part of README.md about a service, with the range of all records: the server's time differs by machine and hour.</summary>
internal static class ServiceSentences
{
    /// <summary>Renders the part as Markdown.</summary>
    /// <param name="records">The records of the study; those that cannot tell are passed over.</param>
    /// <returns>Empty where no record can tell.</returns>
    public static string Render(IReadOnlyList<RunRecord> records)
    {
        var answers = records.Select(record => new ServiceAnswers(record)).Where(one => one.WhereItMatters() is not null && one.Best() is not null).ToArray();
        if (answers.Length == 0)
            return "";
        var (newest, best) = (answers[^1].Curves, answers[^1].Best()!);
        double[] halves = [.. answers.Select(one => one.Curves.FirstWithShare(ServiceAnswers.Http, 0.5)).OfType<(double Bytes, bool)>().Select(half => half.Bytes)];
        var half = halves.Length == 0 ? "" : $", half from {NumberText.Range(halves, bytes => NumberText.TwoDigits(bytes / 1000), " kB")} on (interpolated)";
        return $"- [In a service]({RecordPage.OfStudy(StudyPages.Service)}), System.Text.Json takes {Ranges(newest.Models.Take(1), (one, model) => one.Curves.ShareOfJson(ServiceAnswers.Http, model), " of the server's processor time")} of JSON{half}. "
            + $"{best} saves {Ranges(newest.Models, (one, model) => one.Saves(one.Json, best, model))}. "
            + $"The server does nothing else; {NumberText.Count(answers.Length, "record")}.\n";

        // Of the records that can tell, and of a size of which none can, nothing.
        string Ranges(IEnumerable<(string Model, int Bytes)> models, Func<ServiceAnswers, string, ServicePart?> partOf, string what = "") => string.Join(
            ", ",
            from model in models
            let parts = answers.Select(one => partOf(one, model.Model)).OfType<ServicePart>().Where(part => part.IsKnown).Select(part => part.Value).ToArray()
            where parts.Length > 0
            select $"{NumberText.PercentRange(parts)}{what} with {ServiceAnswers.Kilobytes(model.Bytes)}");
    }
}
