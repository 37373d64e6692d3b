using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.OwnTypes;

/// <summary>A model of this repository given as a user's type: what is measured is what is measured of the model.</summary>
public sealed class BuiltInModelTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public static TheoryData<string> Models => [.. Model.BuiltIn.Select(model => model.Name)];

    public void Dispose() => _folder.Dispose();

    [Theory]
    [MemberData(nameof(Models))]
    public void SerializersWriteTheSameBytes(string model)
    {
        var own = LoadAsOwn(model);
        var serializers = SerializersOf(model);
        Assert.Contains("SystemTextJson", serializers);
        Assert.Equal(serializers, own.Where(binding => binding.Codec is not null).Select(binding => binding.Serializer.Name));
        Assert.Empty(RoundTripValidation.FindFaults(own));

        Assert.All(own.Where(binding => serializers.Contains(binding.Serializer.Name)), binding =>
        {
            Assert.Equal(BuiltIn(binding.Serializer.Name, model).Note, binding.Note);
            Assert.Equal(Payload(BuiltIn(binding.Serializer.Name, model)), Payload(binding));
        });
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void SerializersTakeTheSameWayToTheLibrary(string model)
    {
        var own = LoadAsOwn(model);
        Assert.All(SerializersOf(model), serializer =>
        {
            var (codec, other) = (BuiltIn(serializer, model).Codec!.Type, own.Single(binding => binding.Serializer.Name == serializer).Codec!.Type);
            Assert.Equal(codec.GetGenericTypeDefinition(), other.GetGenericTypeDefinition());
            Assert.Equal(codec.GenericTypeArguments[0], other.GenericTypeArguments[0]);

            // Structs, so that the code is compiled for them alone.
            Assert.All(other.GenericTypeArguments, argument => Assert.True(argument.IsValueType));
        });
    }

    private IReadOnlyList<Binding> LoadAsOwn(string model)
    {
        var json = BuiltIn("SystemTextJson", model).Codec!;
        File.WriteAllBytes(_folder["sample.json"], json.Serialize(json.Create()));
        var own = OwnType.Load(new OwnTypeRequest(typeof(Tiny).Assembly.Location, $"SerializationBenchmarks.Models.{model}", [_folder["sample.json"]]));
        return Catalog.BindingsOf([own.Model]);
    }

    private static string[] SerializersOf(string model) =>
        [.. Catalog.Bindings.Where(binding => binding.Model.Name == model && IsOfAnyModel(binding.Codec?.Type)).Select(binding => binding.Serializer.Name)];

    // Whether the serializer takes the model as it is, and no codec was written for the pair.
    private static bool IsOfAnyModel(Type? codec) =>
        codec is { IsGenericType: true } && (codec.GetGenericTypeDefinition() == typeof(AnyModelCodec<,>) || codec.GetGenericTypeDefinition() == typeof(AnyModelBufferCodec<,>));

    private static Binding BuiltIn(string serializer, string model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model);

    private static string Payload(Binding binding) => Convert.ToHexString(binding.Codec!.Serialize(binding.Codec.FromModel(binding.Model.Sample)));
}
