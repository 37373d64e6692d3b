namespace SerializationBenchmarks.Operations;

/// <summary>Makes a class generic over a codec an operation. Found by reflection: in this assembly for the default study, in a study's namespace for that study.</summary>
/// <param name="order">The place in reports, ascending.</param>
/// <param name="title">The heading in reports.</param>
[AttributeUsage(AttributeTargets.Class)]
public sealed class OperationAttribute(int order, string title) : Attribute
{
    /// <summary>The place in reports, ascending.</summary>
    public int Order { get; } = order;

    /// <summary>The heading in reports.</summary>
    public string Title { get; } = title;

    /// <summary>Whether a payload is written, so that its size belongs beside the time.</summary>
    public bool WritesPayload { get; init; }

    /// <summary>Whether the data is created from constants in the timed method.</summary>
    public bool Creates { get; init; }

    /// <summary>
    /// The name of the operation that does the same without converting the model to or from the serializer's data type, and so is the same where
    /// that is the model; null where nothing is converted.
    /// </summary>
    public string? WithoutConversion { get; init; }

    /// <summary>Whether the samples of a model that has several are all gone through, by the method <c>RunEach</c> if there is one.</summary>
    public bool TakesEverySample { get; init; }

    /// <summary>The heading in reports where a model has several samples; null if it is the same.</summary>
    public string? TitleOverSamples { get; init; }
}
