using System.Text;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info.Fidelity;

/// <summary>The versions of a class are classes of several names here, and in a program they have one.</summary>
[Collection(nameof(AloneInTheProcess))] // The report sets the process's time zone.
public class VersionNamesTests
{
    [Fact]
    public void NoVersionIsRefusedForTheNameOfItsClass()
    {
        var cells = MeasuredFidelity.Report.Groups.Single(group => group.Name == Versions.Group).Values.SelectMany(value => value.Cells).ToLookup(cell => cell.Serializer);
        Assert.All(Catalog.Bindings.Where(binding => binding.Model == Model.Of<SimpleModel>() && binding.Codec is not null), binding => Assert.False(
            HasName(binding.Codec!) && cells[binding.Serializer.Name].All(cell => cell.Outcome == FidelityOutcome.RejectedOnReading),
            $"{binding.Serializer.Name} writes the name of a class and refuses all versions, which have other names here. Set ReaderNamed of its SerializerInfo, as XmlSerialization does."));
    }

    private static bool HasName(Codec codec) => Encoding.UTF8.GetString(codec.Serialize(codec.Create())).Contains(nameof(Simple), StringComparison.Ordinal);
}
