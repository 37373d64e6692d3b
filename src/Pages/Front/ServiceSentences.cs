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
        var (shares, saved) = (Ranges((of, model) => of.Curves.ShareOfJson(ServiceAnswers.Http, model)), Ranges((of, model) => of.Saves(of.Json, best, model)));
        return shares.Length == 0 || saved.Length == 0 ? "" : $"- [In a service]({RecordPage.OfStudy(StudyPages.Service)}), System.Text.Json takes, of the server's processor time, {shares} of JSON; {best} saves {saved}. The server does nothing else; {NumberText.Count(answers.Length, "record")}.\n";

        // Of the sizes of which each record can tell: the shortest and the longest of them.
        string Ranges(Func<ServiceAnswers, string, ServicePart?> partOf)
        {
            string[] known =
            [
                .. from model in newest.Models
                   let parts = answers.Select(of => partOf(of, model.Model)).ToArray()
                   where Array.TrueForAll(parts, part => part is { IsKnown: true })
                   select $"{NumberText.PercentRange([.. parts.Select(part => part!.Value.Value)])} with {ServiceAnswers.Kilobytes(model.Bytes)}",
            ];
            return string.Join(", ", known.Take(1).Concat(known.Skip(1).TakeLast(1)));
        }
    }
}
