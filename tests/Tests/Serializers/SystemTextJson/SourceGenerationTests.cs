using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.SystemTextJson;

public class SourceGenerationTests
{
    [Theory]
    [InlineData("SystemTextJson", false)]
    [InlineData("SystemTextJsonSourceGen", true)]
    public void TheFastPathWritesExactlyWhereTheGeneratorWroteIt(string serializer, bool expected)
    {
        // The writer refuses what JSON has no number for, and the stack tells who called it.
        var codec = Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Type == typeof(Complex)).Codec!;
        var exception = Assert.Throws<ArgumentException>(() => codec.Serialize(new Complex { Percentage = double.NaN }));
        Assert.Equal(expected, exception.StackTrace!.Contains($"{typeof(ModelContext).FullName}.ComplexSerializeHandler(", StringComparison.Ordinal));
    }

    [Fact]
    public void EveryModelHasAFastPath() => Assert.All(Model.BuiltIn, model =>
    {
        JsonTypeInfo? contract = ModelContext.Default.GetTypeInfo(model.Type);
        Assert.NotNull(contract);
        Assert.NotNull(contract.GetType().GetProperty(nameof(JsonTypeInfo<>.SerializeHandler))!.GetValue(contract));
        Assert.Same(ModelContext.Default.Options, contract.Options); // With other options the library would not take it.
    });
}
