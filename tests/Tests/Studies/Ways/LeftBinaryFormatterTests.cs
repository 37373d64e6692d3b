using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Ways;

namespace SerializationBenchmarks.Tests.Studies.Ways;

public class LeftBinaryFormatterTests
{
    private static readonly WaysStudy _study = new();

    [Fact]
    public void ItIsMeasuredWhereItIsNamedAlone()
    {
        Assert.False(_study.MeasuresUnnamed(LeftBinaryFormatter.Info));
        Assert.DoesNotContain("BinaryFormatter", BuiltPrograms.Run("--study", "ways", "--list").Output, StringComparison.Ordinal);
        Assert.Equal("SerializeOnce.BinaryFormatter.Complex", BuiltPrograms.Run("--study", "ways", "--list", "--serializers", "BinaryFormatter", "--operations", "SerializeOnce").Output.Trim());
    }

    [Fact]
    public void ItBringsTheSampleBackAndSaysWhatItIs()
    {
        var binding = _study.Bind(_study.Models).Single(binding => binding.Serializer == LeftBinaryFormatter.Info && binding.Model.Name == nameof(Complex));
        Assert.Null(RoundTripValidation.FirstFault(binding));
        Assert.StartsWith("It is there to be left: ", binding.Note, StringComparison.Ordinal);
    }
}
