using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What a run says of serializers that were validated, or are not measured.</summary>
internal static class ValidationLines
{
    /// <summary>Says which serializers were validated, and why others take no part.</summary>
    /// <exception cref="UserErrorException">There was nothing to validate, or nothing is left that could be measured.</exception>
    public static void Write(TextWriter output, Plan plan)
    {
        if (plan.Cases.Count == 0 && plan.MissingOperations.FirstOrDefault() is { Name: { } operation, Reason: var reason })
            throw new UserErrorException($"There is nothing to validate: {operation} has no case. {reason}");
        foreach (var cases in plan.Cases.GroupBy(@case => @case.Binding))
            output.WriteLine($"validated {cases.Key.Serializer.Name} on {cases.Key.Model.Name}: {cases.First().PayloadBytes} bytes of {cases.Key.Serializer.Format}");
        foreach (var missing in plan.NotTaking)
            output.WriteLine($"n/a {missing.Serializer} on {missing.Model}: {missing.Shown}");
        foreach (var left in Catalog.LeftOut)
            output.WriteLine($"left out {left.Serializer}: {left.Reason}");
        if (plan.Cases.Count == 0)
            throw new UserErrorException("Nothing is valid, so that there is nothing to measure; select other serializers, or change what the lines above name.");
    }

    /// <summary>Says why serializers or operations are missing, a line for each reason.</summary>
    public static void WriteReasons(TextWriter output, string word, IEnumerable<(string Name, string Reason)> missing)
    {
        foreach (var group in missing.GroupBy(one => one.Reason, one => one.Name))
            output.WriteLine($"{word}: {string.Join(", ", group.Distinct())}. {group.Key}");
    }

    /// <summary>Says why a selection has nothing to measure.</summary>
    public static UserErrorException Nothing(Plan plan)
    {
        const int MostReasons = 3;
        var reasons = plan.Missing.OrderBy(missing => missing.Operation is null)
            .GroupBy(missing => missing.Shown, missing => missing.Operation ?? $"{missing.Serializer} on {missing.Model}")
            .Select(group => $" {string.Join(", ", group.Distinct())}: {group.Key}")
            .Concat(plan.MissingOperations.Select(missing => $" {missing.Name}: {missing.Reason}"));
        return new UserErrorException($"The selection has no case to measure; --list shows what there is.{string.Concat(reasons.Distinct().Take(MostReasons))}");
    }
}
