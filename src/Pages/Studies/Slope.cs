namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What a picture shows as a line for each serializer, from one operation to the next: a study's answer where it is how they come nearer or part.</summary>
/// <param name="Title">What they do.</param>
/// <param name="Steps">The operations from left to right by name, each with what stands below it.</param>
/// <param name="IsRate">Whether the line is of how many a second, and not of the time of one.</param>
internal sealed record Slope(string Title, IReadOnlyList<(string Operation, string State)> Steps, bool IsRate = false);
