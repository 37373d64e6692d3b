using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Reports;

/// <summary>A user's type, loaded and made a model.</summary>
/// <param name="Request">What was asked for, with the samples' hash.</param>
/// <param name="Model">The model.</param>
/// <param name="Samples">The samples as they were read.</param>
/// <param name="Notes">What the user should know about how the samples became values, in sentences.</param>
public sealed record OwnType(OwnTypeRequest Request, OwnModel Model, SampleSet Samples, IReadOnlyList<string> Notes)
{
    /// <summary>Writes the notes, one a line.</summary>
    /// <param name="writer">Where to.</param>
    public void WriteNotes(TextWriter writer)
    {
        foreach (var note in Notes)
            writer.WriteLine($"Note: {note}");
    }

    /// <summary>Loads a type and builds its samples.</summary>
    /// <param name="request">What is asked for.</param>
    /// <exception cref="UserErrorException">The assembly, the type or a sample is missing or cannot be used, or the samples are others than those asked for.</exception>
    public static OwnType Load(OwnTypeRequest request)
    {
        var context = OwnAssemblyContext.Open(request.Assembly);
        try
        {
            var type = OwnTypeFinder.Find(context, request.Type);
            var samples = SampleSet.Read(request.Samples);
            if (request.SamplesHash is { } hash && hash != samples.Hash)
                throw new UserErrorException(OwnTypeRequest.OtherSamples);
            var builder = new SampleBuilder(type);
            Func<object>[] create = [.. samples.Items.Select(builder.Build)];
            return new OwnType(request with { SamplesHash = samples.Hash }, OwnModel.Define(type, create), samples, builder.Notes);
        }
        catch (Exception exception) when (exception is not UserErrorException && context.Missing is { } missing)
        {
            throw new UserErrorException(
                $"{request.Assembly} needs the assembly {missing}, which is not beside it; name the assembly in the output folder of dotnet publish, where its dependencies are.", exception);
        }
    }
}
