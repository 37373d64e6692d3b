using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Startup;

/// <summary>What the first value costs that a program serializes or deserializes.</summary>
public sealed class StartupStudy() : OperationStudy(typeof(StartAndSerialize<>), typeof(StartAndDeserialize<>), typeof(FirstSerialize<>), typeof(FirstDeserialize<>))
{
    public override string Name => "startup";

    public override string Summary => "From the start of a process to the first value serialized or deserialized.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<ComplexModel>>()];

    /// <summary>Those of the study's namespace, and <see cref="EmptyProgram"/>.</summary>
    protected override IEnumerable<Type> CompanionsOf(Model model) => [.. base.CompanionsOf(model), typeof(EmptyProgram)];

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true,
        Environment = new Dictionary<string, string>(), // As a user's process starts.
    };

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding) =>
        binding.Serializer == EmptyProgram.Info && operation.Name is (nameof(FirstSerialize<>) or nameof(FirstDeserialize<>))
            ? ([], "It calls no serializer.")
            : base.Find(operation, binding);
}
