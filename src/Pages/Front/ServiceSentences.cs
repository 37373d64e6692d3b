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
        var known = records.Select(record => (Answers: new ServiceAnswers(record), Curves: new ServiceCurves(record))).Where(of => of.Answers.WhereItMatters() is not null && of.Answers.Best() is not null).ToArray();
        if (known.Length == 0)
            return "";
        var (newest, best) = (known[^1], known[^1].Answers.Best()!.Value.Serializer);
        var least = newest.Curves.Models[0];
        double[] shares = [.. known.Select(of => of.Curves.ShareOfJson(ServiceAnswers.Http, of.Curves.Models[0].Model)!.Value)];
        double[] halves = [.. known.Select(of => of.Curves.FirstWithShare(ServiceAnswers.Http, 0.5)).OfType<(double Bytes, bool)>().Select(half => half.Bytes)];
        var half = halves.Length == 0 ? "" : $", and half of it from {NumberText.Range(halves, bytes => NumberText.TwoDigits(bytes / 1000), " kB")} on";
        var saved = newest.Answers.Lengths.Select(bytes => (Bytes: bytes, Parts: known.Select(of => of.Answers.Saves(of.Curves.Json, best, bytes)).OfType<double>().ToArray())).Where(length => length.Parts.Length > 0);
        return $"- [In a service]({RecordPage.OfStudy(StudyPages.Service)}), System.Text.Json takes {NumberText.PercentRange(shares)} of the server's processor time with {ServiceAnswers.Kilobytes(least.Bytes)} of JSON{half}. "
            + $"{best} saves {string.Join(", ", saved.Select(length => $"{NumberText.PercentRange(length.Parts)} with {ServiceAnswers.Kilobytes(length.Bytes)}"))}. "
            + $"The server does nothing else; {NumberText.Count(known.Length, "record")}, sizes interpolated.\n";
    }
}
