using System.Globalization;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>A line for each finished serializer and model, with what was found and the time left.</summary>
internal sealed class RobustnessProgress(TextWriter output, int total)
{
    private readonly CountedProgress _progress = new(output, total);

    public void Next(RobustnessResult result) => _progress.Next($"{result.Serializer} {result.Model}: {Describe(result)}");

    private static string Describe(RobustnessResult result)
    {
        if (result.UnsupportedBecause is not null)
            return "n/a";
        var all = result.All;
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{NumberText.Count(all.Inputs, "input")}, {all.Rejected:N0} rejected, {all.RejectedWithAnother:N0} with another exception, {all.AcceptedAsDifferent + all.AcceptedAsSame:N0} accepted, {all.Slow:N0} slow, {all.OverAllocated:N0} over memory, {all.Ended:N0} ended the process");
    }
}
