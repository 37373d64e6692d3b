using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Benchmarks.Pages;

/// <summary>What a picture shows of a record: two panels of bars at most.</summary>
/// <param name="Name">The beginning of the file's name.</param>
/// <param name="OneAxis">Whether the panels have an axis in common, because their times are held against each other.</param>
/// <param name="Panels">The panels, from left to right.</param>
internal sealed record Picture(string Name, bool OneAxis, IReadOnlyList<PicturePanel> Panels)
{
    private const int MostModels = 3; // README.md has a picture for each of them.
    private const int MostPanels = 2; // More are not readable at 800 pixels.

    /// <summary>The pictures of a record: of the default study one a model, of another study with a page one.</summary>
    /// <param name="record">The record.</param>
    public static IReadOnlyList<Picture> Of(RunRecord record)
    {
        var study = Study.Of(record);
        if (study is null || record.OwnType is not null)
            return [];
        var recorded = record.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model)).ToHashSet();
        Picture[] pictures = study == Study.All[0]
            ? [.. record.Models.Take(MostModels).Select(model => new Picture(model, OneAxis: true, Panels([("Write", [nameof(SerializeOnce<>)], model), ("Read", [nameof(DeserializeOnce<>)], model)])))]
            : study.Background is null ? [] : [new Picture(study.Name, OneAxis: false, OfStudy())];
        return [.. pictures.Where(picture => picture.Panels.Count > 0)];

        IReadOnlyList<PicturePanel> OfStudy()
        {
            var operations = record.Operations.Where(operation => study.PictureOperations.Contains(operation.Name)).ToArray();
            string WithModel(string title, string model) => record.Models.Count > 1 ? $"{title}, {model}" : title;
            return study.StacksPicture
                ? Panels(record.Models.Select(model => (
                    $"{model}: {string.Join(" + ", operations.Select(operation => operation.Title.ToLowerInvariant()))}",
                    operations.Select(operation => operation.Name).ToArray(),
                    model)))
                : Panels(
                    from model in record.Models
                    from operation in operations
                    select (WithModel(operation.Title, model), new[] { operation.Name }, model));
        }

        IReadOnlyList<PicturePanel> Panels(IEnumerable<(string Title, string[] Operations, string Model)> panels) =>
        [
            .. panels
                .Where(panel => panel.Operations.All(operation => recorded.Contains((operation, panel.Model))))
                .Take(MostPanels)
                .Select(panel => new PicturePanel(panel.Title, panel.Operations, panel.Model)),
        ];
    }
}
