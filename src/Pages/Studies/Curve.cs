namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What a picture shows as a line for each serializer over the length of a message, both axes being logarithmic.</summary>
/// <param name="Title">What is done.</param>
/// <param name="Operation">The operation's name.</param>
/// <param name="Points">The models with the length of the message, the shortest first.</param>
/// <param name="Dashed">The lines that others are held against, which are dashed.</param>
/// <param name="Always">The serializer that a picture always shows, because sentences compare with it.</param>
internal sealed record Curve(string Title, string Operation, IReadOnlyList<CurvePoint> Points, IReadOnlyList<string> Dashed, string Always);

/// <summary>A place on the axis of lengths.</summary>
/// <param name="Model">The model's name.</param>
/// <param name="Bytes">The length of its message.</param>
internal sealed record CurvePoint(string Model, int Bytes);
