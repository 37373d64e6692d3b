namespace SerializationBenchmarks.Reports.Tables;

/// <summary>A column of a <see cref="MarkdownTable"/>.</summary>
/// <param name="Header">The text above it.</param>
/// <param name="RightAligned">Whether its cells end on one edge, as numbers should.</param>
public readonly record struct Column(string Header, bool RightAligned)
{
    /// <summary>Makes a column of text.</summary>
    /// <param name="header">The text above it.</param>
    public static Column Text(string header) => new(header, RightAligned: false);

    /// <summary>Makes a column of numbers.</summary>
    /// <param name="header">The text above it.</param>
    public static Column Number(string header) => new(header, RightAligned: true);
}
