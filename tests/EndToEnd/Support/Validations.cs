namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>What <c>--validate</c> wrote of one model.</summary>
internal static class Validations
{
    /// <summary>Holds that each serializer has one line, which says that it is validated or why the model is not supported.</summary>
    /// <param name="output">What the program wrote.</param>
    /// <param name="serializers">The serializers of the build.</param>
    /// <returns>The names of those that are validated.</returns>
    public static IReadOnlyList<string> Of(string output, IEnumerable<string> serializers)
    {
        var lines = output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .Where(line => line.StartsWith("validated ", StringComparison.Ordinal) || line.StartsWith("n/a ", StringComparison.Ordinal))
            .ToLookup(line => line.Split(' ')[1]);
        Assert.All(serializers, serializer =>
        {
            var line = Assert.Single(lines[serializer]);
            Assert.True(
                line.StartsWith("validated ", StringComparison.Ordinal) || line.EndsWith('.'),
                $"{serializer} does not say in a sentence why it does not support the model; let its UnsupportedBecause answer one: {line}");
        });
        return [.. lines.Where(line => line.Single().StartsWith("validated ", StringComparison.Ordinal)).Select(line => line.Key)];
    }
}
