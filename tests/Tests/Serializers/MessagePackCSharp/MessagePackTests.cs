using System.Reflection;
using FsCheck;
using FsCheck.Fluent;
using MessagePack;
using MessagePack.Resolvers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Studies;
using Library = SerializationBenchmarks.Serializers.MessagePackCSharp.MessagePackCSharp;

namespace SerializationBenchmarks.Tests.Serializers.MessagePackCSharp;

/// <summary>The formatters of the library's source generator, which are committed.</summary>
public class MessagePackTests
{
    // Of the dynamic resolvers alone, which see the attributes as they are now.
    private static readonly MessagePackSerializerOptions _emitted = MessagePackSerializerOptions.Standard.WithResolver(CompositeResolver.Create(
        BuiltinResolver.Instance, DynamicEnumResolver.Instance, DynamicGenericResolver.Instance, DynamicObjectResolver.Instance));

    public static TheoryData<Type> TypesWithAttributes =>
        [.. new[] { typeof(Model).Assembly, typeof(Study).Assembly }.SelectMany(assembly => assembly.GetTypes()).Where(type => type.IsDefined(typeof(MessagePackObjectAttribute)))];

    // The test below names those that have none.
    [Fact]
    public void MessagePackUsesGeneratedFormatters() => Assert.All(Model.BuiltIn.Where(model => SourceGeneratedFormatterResolver.Instance.GetFormatterDynamic(model.Type) is not null), model =>
    {
        var formatter = Library.OptionsOf(model.Type).Resolver.GetFormatterDynamic(model.Type);
        Assert.Equal($"{model.Name}Formatter", formatter?.GetType().Name);
        Assert.Equal("GeneratedMessagePackResolver", OutermostType(formatter!.GetType()).Name);
    });

    [Theory]
    [MemberData(nameof(TypesWithAttributes))]
    public void AGeneratedFormatterDoesWhatOneDoesThatIsEmittedForTheTypeAsItIs(Type type) =>
        GetType().GetMethod(nameof(Compare), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(type).Invoke(null, null);

    private static void Compare<T>()
    {
        Assert.True(SourceGeneratedFormatterResolver.Instance.GetFormatter<T>() is not null, $"{typeof(T)} has no generated formatter; CONTRIBUTING.md says how they are written.");
        Assert.All(ArbMap.Default.GeneratorFor<T>().Sample(50, new Rnd(39), 10), value =>
        {
            var expected = MessagePackSerializer.Serialize(value, _emitted);
            var written = MessagePackSerializer.Serialize(value, MessagePackSerializerOptions.Standard);
            Assert.True(expected.AsSpan().SequenceEqual(written), $"The generated formatter of {typeof(T)} is of another version of it; CONTRIBUTING.md says how they are written again.");
            Assert.Equal(expected, MessagePackSerializer.Serialize(MessagePackSerializer.Deserialize<T>(written), _emitted));
        });
    }

    private static Type OutermostType(Type type) => type.DeclaringType is { } outer ? OutermostType(outer) : type;
}
