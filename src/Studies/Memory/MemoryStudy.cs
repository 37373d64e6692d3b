using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>The peak memory and the time of decoding one large document, and what stays with a serializer after one large message.</summary>
public sealed class MemoryStudy() : FileStudy(typeof(DecodeFile<>), typeof(StayAfterLarge<>))
{
    /// <summary>Packages in the file: as many as make a JSON document of about 65 MiB, the size of the original study's.</summary>
    public const int Packages = 188_000;

    public override string Name => "memory";

    public override string Summary => "Peak memory and time of decoding a document of 65 MiB in a fresh process.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<StudyModel<List<Package>, PackageIndex>>()];

    protected override object MakeWhole(Model model) => PackageIndex.Make(Packages);

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var (cases, unsupportedBecause) = base.Find(operation, binding);
        return operation.Name == nameof(DecodeFile<>) && binding.Codec!.Type.IsAssignableTo(typeof(IFileReader))
            ? ([.. cases.Select(@case => @case.With(typeof(DecodeStreamed<>).MakeGenericType(binding.Codec.Type)))], null)
            : (cases, unsupportedBecause);
    }
}
