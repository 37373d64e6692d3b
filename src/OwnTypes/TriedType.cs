using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes;

/// <summary>What a serializer made of a user's type in a process of its own, so that no other process need try it.</summary>
internal sealed record TrialResult(string Serializer, BindingOutcome Outcome)
{
    /// <summary>Binds and validates a serializer in this process.</summary>
    public static TrialResult Of(Func<Binding> bind)
    {
        var binding = bind();
        return new TrialResult(binding.Serializer.Name, BindingOutcome.Of(binding));
    }

    /// <summary>Of a serializer that did not come back.</summary>
    public static TrialResult Ended(string serializer, bool refersToItself, string cause) => new(
        serializer,
        new BindingOutcome(new Reason($"{serializer} ends the process on this value: {cause}{(refersToItself ? "; it refers to itself" : "")}."), null, null, 0));
}

/// <summary>What building the values of a user's type has shown.</summary>
/// <param name="ByNewtonsoft">The samples that Newtonsoft.Json builds, by their numbers from 0.</param>
/// <param name="Refused">Why there are no values, in a sentence; null if there are.</param>
internal sealed record BuiltValues(
    string SamplesHash, IReadOnlyList<int> ByNewtonsoft, IReadOnlyList<string> Notes, IReadOnlyList<string> Lost, bool HasPlainValues, bool ReferToThemselves, string? Refused = null)
{
    /// <summary>What is told where there are no values.</summary>
    public static BuiltValues None(string because) => new("", [], [], [], HasPlainValues: false, ReferToThemselves: false, because);

    /// <summary>What is told of values.</summary>
    public static BuiltValues Of(OwnType own) => new(
        own.Request.SamplesHash!,
        own.Request.ByNewtonsoft!,
        own.Values!.WhyUnwritten is { } reason ? [.. own.Notes, $"What comes back is compared with the samples in its members alone, because {reason}."] : own.Notes,
        own.Lost,
        own.HasPlainValues,
        ValueCycle.IsIn(own.Model.Samples));
}

/// <summary>What processes found out about a user's type.</summary>
internal sealed record TriedType(BuiltValues Values, IReadOnlyList<TrialResult> Results);

/// <summary>How processes tell each other the results. Generated, because reflection would be a tenth of a worker's start.</summary>
[JsonSerializable(typeof(TrialResult[]))]
[JsonSerializable(typeof(BuiltValues))]
internal sealed partial class TrialJson : JsonSerializerContext;
