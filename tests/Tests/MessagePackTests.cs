using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

public class MessagePackTests
{
    // By reflection, because the library is an optional package.
    [RowFact("MessagePack")]
    public void MessagePackUsesGeneratedFormatters()
    {
        var row = typeof(Catalog).Assembly.GetType("SerializationBenchmarks.Serializers.MessagePack", throwOnError: true)!;
        var options = row.GetProperty("Options")!.GetValue(null)!;
        var resolver = options.GetType().GetProperty("Resolver")!.GetValue(options)!;
        Assert.All(Catalog.Models, model =>
        {
            var formatter = resolver.GetType().GetMethod("GetFormatter")!.MakeGenericMethod(model.Type).Invoke(resolver, null);
            Assert.Equal($"{model.Name}Formatter", formatter?.GetType().Name);
            Assert.Equal("ModelResolver", OutermostType(formatter!.GetType()).Name);
        });
    }

    private static Type OutermostType(Type type) => type.DeclaringType is { } outer ? OutermostType(outer) : type;
}
