using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>What became of a program that was to be published in one mode.</summary>
/// <param name="Bytes">The length of all files that a user would install; null if there are none, or if the program does not work.</param>
/// <param name="Reason">Why, in a sentence; null if it works.</param>
internal sealed record Published(long? Bytes, string? Reason)
{
    /// <summary>The payload that it writes of <see cref="Models.Simple"/>, whose members none of its code reads; null if it writes none, or nobody has asked it to.</summary>
    public byte[]? Payload { get; init; }

    /// <summary>Why it writes none, in a sentence; null if it does, or cannot be published.</summary>
    public string? Unwritten { get; init; }

    /// <summary>A program that works.</summary>
    public static Published Of(long bytes) => new(bytes, null);

    /// <summary>A program that cannot be published, or does not work.</summary>
    public static Published Not(string reason) => new(null, reason);

    /// <summary>Publishes a program in one mode and tries it.</summary>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public static Published By(Publisher publisher, PublishedProgram program, PublishMode mode, CancellationToken cancellation = default)
    {
        using var output = OwnedFolder.CreateTemporary("footprint"); // A self-contained program is large.
        return publisher.Publish(program, mode, output.FullName, cancellation) is { } reason ? Not(reason) : In(publisher, output.FullName, cancellation);
    }

    /// <summary>Runs a program that is published in a folder, asks it for a payload and sums the lengths of its files.</summary>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public static Published In(Publisher publisher, string output, CancellationToken cancellation = default)
    {
        var published = publisher.RunPublished(output, [], cancellation) switch
        {
            (0, _) => Of(new DirectoryInfo(output).EnumerateFiles("*", SearchOption.AllDirectories).Where(file => file.Extension is not (".pdb" or ".dbg")).Sum(file => file.Length)),
            (1, _) => Not("The published program deserializes something else than it serialized."),
            var (_, error) => Not(FailsWith(error)),
        };
        return publisher.RunPublished(output, [FootprintProgram.Write], cancellation) switch
        {
            (0, var payload) => published with { Payload = Convert.FromBase64String(payload) },
            var (_, error) => published with { Unwritten = FailsWith(error) },
        };
    }

    private static string FailsWith(string error) => $"The published program fails: {error}.";
}
