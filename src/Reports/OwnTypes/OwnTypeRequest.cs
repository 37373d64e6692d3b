namespace SerializationBenchmarks.Reports;

/// <summary>What a user wants to be a model. Another process that gets the same makes the same of it.</summary>
/// <param name="Assembly">The assembly's full path.</param>
/// <param name="Type">The type's name as it was given.</param>
/// <param name="Samples">The samples' files and folders, full paths.</param>
public sealed record OwnTypeRequest(string Assembly, string Type, IReadOnlyList<string> Samples);
