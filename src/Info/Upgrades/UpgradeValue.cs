using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>A value that two versions of a library write and read.</summary>
internal sealed class UpgradeValue(string name, ValueClass value)
{
    /// <summary>The models' samples, and every value of the tables of fidelity.</summary>
    public static IEnumerable<UpgradeValue> OfModels() =>
    [
        .. Model.BuiltIn.Select(model => Of(model.Name, model, model.Sample, 0)),
        .. from ValueGroup @group in (IEnumerable<ValueGroup>)[.. Moments.Groups(), .. Numbers.Groups(), .. Texts.Groups(), .. Versions.Groups()]
           from value in @group.Classes
           select new UpgradeValue($"{@group.Name}: {value.Name}", value),
    ];

    /// <summary>The samples of a user's type.</summary>
    public static IEnumerable<UpgradeValue> OfSamples(Model model) => model.Samples.Select((sample, index) => Of(KnownOutcomes.NameOfSample(model, index), model, sample, index));

    /// <summary>Writes the value and reads it, and what the other version wrote of it.</summary>
    /// <param name="other">What the other version wrote; null if nothing is to be read.</param>
    public TriedValue Try(IReadOnlyList<Binding> bindings, byte[]? other)
    {
        Binding Find(Type type) => bindings.Single(binding => binding.Model.Type == type);
        var (writer, reader) = (Find(value.Model.GetType()), Find(value.ReadAs));
        var cell = FidelityCell.Measure(writer, reader, value);
        byte[]? payload = null;
        if (cell.Outcome is not (FidelityOutcome.NotSupported or FidelityOutcome.RejectedOnWriting))
            payload = writer.Codec!.Serialize(writer.Codec.FromModel(value.Model));
        return new TriedValue(name, payload, cell.ToString(), other is null || reader.Codec is null ? null : FidelityCell.Read(name, value, () => FidelityCell.ReaderOf(reader, writer.Model.Type)(other)).ToString());
    }

    private static UpgradeValue Of(string name, Model model, object sample, int index) =>
        new(name, new ValueClass(name, name, sample, model.Type, back => Change.Of(SampleDiff.FirstDifference(model, index, back))));
}
