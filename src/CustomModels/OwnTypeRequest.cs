using SerializationBenchmarks.CustomModels.Samples;

namespace SerializationBenchmarks.CustomModels;

/// <summary>What a user wants to be a model. Another process that gets the same makes the same of it.</summary>
/// <param name="Assembly">The assembly's full path.</param>
/// <param name="Type">The type's name as it was given.</param>
/// <param name="Samples">The samples' files and folders, full paths.</param>
/// <param name="SamplesHash">The hash that the samples must have; null for the first who reads them.</param>
/// <param name="AllowLoss">Whether values may lack something that the samples hold.</param>
public sealed record OwnTypeRequest(string Assembly, string Type, IReadOnlyList<string> Samples, string? SamplesHash = null, bool AllowLoss = false)
{
    /// <summary>How the samples name members: the name of a <see cref="JsonNaming"/>.</summary>
    public string Naming { get; init; } = JsonNaming.All[0].Name;

    /// <summary>The samples that Newtonsoft.Json builds, by their numbers from 0; null for the first who builds them, and who finds out what the values lack.</summary>
    public IReadOnlyList<int>? ByNewtonsoft { get; init; }

    /// <summary>What another process found out about serializers, as JSON: see <see cref="OwnType.Know"/>; null if nothing is known.</summary>
    public string? Tried { get; init; }

    /// <summary>What is said of samples with another hash. It holds no data, so that it can be recorded.</summary>
    public const string OtherSamples = "The samples' files changed after the run had read them; start anew, and leave them as they are until it ends.";
}
