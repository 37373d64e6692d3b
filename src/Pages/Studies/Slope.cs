namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What a picture shows as a line for each serializer, from one operation to the next: a study's answer where it is how they come nearer or part.</summary>
internal sealed record Slope(string Title, IReadOnlyList<(string Operation, string State)> Steps, bool IsRate = false);
