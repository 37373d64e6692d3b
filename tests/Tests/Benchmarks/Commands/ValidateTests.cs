using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public class ValidateTests
{
    [Fact]
    public void ValidateValidatesEverySerializerOnEveryModel()
    {
        var answer = BuiltPrograms.Run("--validate");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.All(Catalog.Bindings.Where(binding => binding.Codec is not null), binding => Assert.Contains(
            $"validated {binding.Serializer.Name} on {binding.Model.Name}: {binding.Codec!.Serialize(binding.Codec.Create()).Length} bytes of {binding.Serializer.Format}{Environment.NewLine}",
            answer.Output,
            StringComparison.Ordinal));
        Assert.All(Catalog.LeftOut, left => Assert.Contains($"left out {left.Serializer}: {left.Reason}", answer.Output, StringComparison.Ordinal));
    }
}
