namespace SerializationBenchmarks.Benchmarks.Pages;

/// <summary>A panel of a picture: a bar a serializer.</summary>
/// <param name="Title">What stands above it, without the unit.</param>
/// <param name="Operations">The operations whose times make up a bar, from its beginning.</param>
/// <param name="Model">The model.</param>
internal sealed record PicturePanel(string Title, IReadOnlyList<string> Operations, string Model);
