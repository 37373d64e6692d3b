using System.Reflection;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies;

/// <summary>A case of a study that can be measured.</summary>
public sealed record StudyCase(CaseKey Key, Binding Binding, Type Benchmark, MethodInfo Method, int PayloadBytes) : MeasuredCase(Key, Benchmark, Method, PayloadBytes)
{
    /// <summary>The case that makes the very same call, by which this one is shown where that is measured too; null if there is none.</summary>
    public CaseKey? SameAs { get; init; }

    /// <summary>The case with another class in the place of its own.</summary>
    public StudyCase With(Type benchmark) => this with { Benchmark = benchmark, Method = benchmark.GetMethod(Method.Name)! };

    public override bool IsUsersData => IsUsers(Binding.Model);

    /// <summary>Whether a model is of a user's type, and neither this repository's nor a study's.</summary>
    public static bool IsUsers(Model model) => !model.IsBuiltIn && model.ModelType.Assembly != typeof(StudyCase).Assembly;

    /// <summary>Why it cannot be measured after all, in a sentence, which showed while it was prepared; null if it can.</summary>
    public string? Fault { get; init; }
}
