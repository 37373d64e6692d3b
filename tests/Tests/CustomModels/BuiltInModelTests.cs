using System.Reflection;
using SerializationBenchmarks.CustomModels;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Tests.CustomModels;

/// <summary>A model of this repository given as a user's type: what is measured is what is measured of the model.</summary>
public sealed class BuiltInModelTests : IDisposable
{
    private static readonly string[] _serializers =
        [.. ((string[])["NewtonsoftJson", "NewtonsoftJsonPooled", "SystemTextJson", "SystemTextJsonString", "SystemTextJsonWeb", "SystemTextJsonSourceGen", "ProtobufNet", "ProtobufNetStream", "ProtobufNetSourceGen", "MessagePack", "MessagePackMap", "MessagePackNative", "MessagePackLz4", "Bson"]).Except(Catalog.LeftOut.Select(serializer => serializer.Serializer))];

    private readonly TemporaryFolder _folder = new();

    public static TheoryData<string> Models => [.. Model.BuiltIn.Select(model => model.Name)];

    public void Dispose() => _folder.Dispose();

    [Theory]
    [MemberData(nameof(Models))]
    public void SerializersWriteTheSameBytes(string model)
    {
        var own = LoadAsOwn(model);
        Assert.Equal(_serializers, own.Where(binding => binding.Codec is not null).Select(binding => binding.Serializer.Name));
        Assert.Empty(RoundTripValidation.FindFaults(own));

        Assert.All(own.Where(binding => _serializers.Contains(binding.Serializer.Name)), binding =>
        {
            Assert.Null(binding.Note);
            Assert.Equal(Payload(BuiltIn(binding.Serializer.Name, model)), Payload(binding));
        });
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void SerializersTakeTheSameWayToTheLibrary(string model)
    {
        var own = LoadAsOwn(model);
        Assert.All(_serializers, serializer =>
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

    private static Binding BuiltIn(string serializer, string model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model);

    private static string Payload(Binding binding) => Convert.ToHexString(binding.Codec!.Serialize(binding.Codec.FromModel(binding.Model.Sample)));
}
