using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.OwnTypes.Loading;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.OwnTypes;

/// <summary>A user's type, loaded and made a model.</summary>
public sealed record OwnType(OwnTypeRequest Request, Model Model, SampleSet Samples, IReadOnlyList<string> Notes, IReadOnlyList<string> Lost)
{
    /// <summary>Where to say what takes long with the type's samples; null for nowhere.</summary>
    public LongSteps? Steps { get; init; }

    /// <summary>Whether another value of the samples has plain values where this one has JSON: see <see cref="OwnTypeRequest.PrefersPlainValues"/>.</summary>
    internal bool HasPlainValues { get; init; }

    /// <summary>Whether the process has tried both libraries on the samples: see <see cref="SampleBuilder.HasTriedBoth"/>.</summary>
    internal bool HasTriedBoth { get; init; }

    /// <summary>The samples' values; null where another process has them.</summary>
    internal SampleValues? Values { get; init; }

    /// <summary>What the values lack, in a sentence; null if nothing is lost.</summary>
    public string? LostSentence => Lost.Count > 0 ? DataLoss.Describe(Model.FullName, Lost) : null;

    /// <summary>Writes the notes, one a line, with what is lost.</summary>
    public void WriteNotes(TextWriter writer)
    {
        foreach (var note in LostSentence is { } lost ? Notes.Append(lost) : Notes)
            writer.WriteLine($"Note: {note}");
    }

    /// <summary>Builds the samples anew, so that the next serializer gets values that no other has touched.</summary>
    /// <returns>False if this process has none: what they share was changed.</returns>
    public bool Renew()
    {
        if (!Values!.AreUntouched)
            return false;
        Values.Renew();
        return true;
    }

    /// <summary>Loads a type and builds its samples.</summary>
    /// <param name="steps">Where to say what takes long; null for nowhere.</param>
    /// <exception cref="UserErrorException">The assembly, the type or a sample is missing or cannot be used, the samples are others than those asked for, or the values lack what they hold.</exception>
    public static OwnType Load(OwnTypeRequest request, LongSteps? steps = null)
    {
        var context = OwnAssemblyContext.Open(request.Assembly, request.Frameworks, runsCode: true);
        try
        {
            _ = context.EnterContextualReflection(); // And never left: see OwnAssemblyContext. Type arguments make a type that no assembly lists.
            var type = OwnTypeFinder.Find(context, request.Type);
            var samples = ReadSamples(request, steps);
            var builder = new SampleBuilder(type, JsonNaming.All.Single(naming => naming.Name == request.Naming)) { PrefersPlainValues = request.PrefersPlainValues };
            using var step = steps?.Start($"Building values of {TypeName.Of(type)} and comparing them with the samples");
            var byNewtonsoft = request.ByNewtonsoft ?? builder.FindOut(samples.Items);
            if (!request.AllowLoss)
                builder.ThrowIfLosing();
            SampleSource[] sources = [.. samples.Items.Select((sample, index) => builder.SourceOf(sample, byNewtonsoft.Contains(index)))];
            var values = new SampleValues(type, sources);
            var results = request.Tried is { } tried ? JsonSerializer.Deserialize(tried, TrialJson.Default.TrialResultArray) : null;
            var known = request with { SamplesHash = samples.Hash, ByNewtonsoft = byNewtonsoft };
            var model = EmittedModels.Define(type, new EmittedSamples(sources[0].Create, values)
            {
                Documents = values,
                Outcomes = results?.ToDictionary(result => result.Serializer, result => result.Outcome),
                SampleNames = samples.Names,
            });
            return new OwnType(known, model, samples, [.. samples.Notes, .. builder.Notes], builder.Lost)
            {
                Steps = steps,
                HasPlainValues = builder.HasPlainValues,
                HasTriedBoth = builder.HasTriedBoth,
                Values = values,
            };
        }
        catch (Exception exception) when (exception is not UserErrorException && context.Missing is { } missing)
        {
            throw new UserErrorException(
                $"{request.Assembly} needs the assembly {missing}, which is not beside it; name the assembly in the output folder of dotnet publish, where its dependencies are.", exception);
        }
        catch (Exception exception) when (exception is TypeLoadException or MissingMemberException && context.Newer is { } newer)
        {
            throw new UserErrorException($"{request.Assembly} is compiled with {newer}: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}; compile it with a version that this program has.", exception);
        }
    }

    /// <summary>Makes a type a model whose values other processes build, so that no code of the user's runs in this one.</summary>
    internal static OwnType Of(OwnTypeRequest request, LongSteps steps, TriedType tried)
    {
        var type = OwnTypeFinder.Find(OwnAssemblyContext.Open(request.Assembly, request.Frameworks, runsCode: false), request.Type);
        var samples = ReadSamples(request with { SamplesHash = tried.Values.SamplesHash }, steps);
        var known = request with
        {
            SamplesHash = samples.Hash,
            ByNewtonsoft = tried.Values.ByNewtonsoft,
            Tried = JsonSerializer.Serialize([.. tried.Results], TrialJson.Default.TrialResultArray),
        };
        var model = EmittedModels.Define(type, EmittedSamples.BuiltElsewhere(samples.Names, tried.Results.ToDictionary(result => result.Serializer, result => result.Outcome)));
        return new OwnType(known, model, samples, tried.Values.Notes, tried.Values.Lost) { Steps = steps, HasPlainValues = tried.Values.HasPlainValues };
    }

    private static SampleSet ReadSamples(OwnTypeRequest request, LongSteps? steps)
    {
        using var step = steps?.Start($"Reading the samples, {SampleSet.SizeOf(request.Samples) / 1e6:N0} MB");
        var samples = SampleSet.Read(request.Samples);
        return request.SamplesHash is { } hash && hash != samples.Hash ? throw new UserErrorException(OwnTypeRequest.OtherSamples) : samples;
    }
}

/// <summary>What a user wants to be a model. Another process that gets the same makes the same of it.</summary>
/// <param name="SamplesHash">The hash that the samples must have; null for the first who reads them.</param>
public sealed record OwnTypeRequest(string Assembly, string Type, IReadOnlyList<string> Samples, string? SamplesHash = null, bool AllowLoss = false)
{
    /// <summary>How the samples name members: the name of a <see cref="JsonNaming"/>.</summary>
    public string Naming { get; init; } = JsonNaming.All[0].Name;

    /// <summary>The samples that Newtonsoft.Json builds, by their numbers from 0; null for the first who builds them, and who finds out what the values lack.</summary>
    public IReadOnlyList<int>? ByNewtonsoft { get; init; }

    /// <summary>Whether members of type <see cref="object"/> get the numbers and texts that Newtonsoft.Json reads, and not the <see cref="JsonElement"/> of System.Text.Json.</summary>
    public bool PrefersPlainValues { get; init; }

    /// <summary>The folders of the frameworks that the assembly may be compiled against, also for a process whose own runtime has none beside it.</summary>
    public IReadOnlyList<string> Frameworks { get; init; } = SharedFrameworks.Folders;

    /// <summary>What another process found out about serializers, as JSON of <see cref="TrialResult"/>; null if nothing is known.</summary>
    public string? Tried { get; init; }

    /// <summary>What is said of samples with another hash. It holds no data, so that it can be recorded.</summary>
    public const string OtherSamples = "The samples' files changed after the run had read them; start anew, and leave them as they are until it ends.";
}
