namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What a picture shows as a line for each serializer over the length of a message, both axes being logarithmic.</summary>
/// <param name="Always">The serializer that a picture always shows, because sentences compare with it.</param>
internal sealed record Curve(string Title, string Operation, IReadOnlyList<CurvePoint> Points, IReadOnlyList<string> Dashed, string Always);

/// <summary>A place on the axis of lengths.</summary>
internal sealed record CurvePoint(string Model, int Bytes);
