using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.MessagePackCSharp;

public class MessagePackTests
{
    // By reflection, because the library is an optional package.
    [Fact]
    public void MessagePackUsesGeneratedFormatters()
    {
        var serializer = Catalog.Bindings.First(binding => binding.Serializer.Name == "MessagePack").Codec!.Type.GenericTypeArguments[0];
        var kept = serializer.GetNestedType("Options`1", BindingFlags.NonPublic)!.MakeGenericType(typeof(Tiny));
        var options = kept.GetField("Value")!.GetValue(null)!;
        var resolver = options.GetType().GetProperty("Resolver")!.GetValue(options)!;
        Assert.All(Model.BuiltIn, model =>
        {
            var formatter = resolver.GetType().GetMethod("GetFormatter")!.MakeGenericMethod(model.Type).Invoke(resolver, null);
            Assert.Equal($"{model.Name}Formatter", formatter?.GetType().Name);
            Assert.Equal("ModelResolver", OutermostType(formatter!.GetType()).Name);
        });
    }

    private static Type OutermostType(Type type) => type.DeclaringType is { } outer ? OutermostType(outer) : type;
}
