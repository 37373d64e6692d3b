using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests.Benchmarks.OwnTypes;

/// <summary>A model of this repository given as a user's type: what is measured is what is measured of the model.</summary>
public sealed class BuiltInModelTests : IDisposable
{
    private static readonly string[] _rows =
        [.. ((string[])["NewtonsoftJson", "SystemTextJson", "ProtobufNet", "MessagePack"]).Except(Catalog.LeftOut.Select(row => row.Serializer))];

    private readonly TemporaryFolder _folder = new();

    public static TheoryData<string> Models => [.. Catalog.Models.Select(model => model.Name)];

    public void Dispose() => _folder.Dispose();

    [Theory]
    [MemberData(nameof(Models))]
    public void RowsWriteTheSameBytes(string model)
    {
        var own = LoadAsOwn(model);
        Assert.Equal([.. _rows, "Floor"], own.Where(contender => contender.Codec is not null).Select(contender => contender.Serializer.Name));
        Assert.Empty(Proof.FindFaults(own));

        // Floor writes the smallest payload of the other rows, of which there are fewer here.
        Assert.All(own.Where(contender => _rows.Contains(contender.Serializer.Name)), contender =>
        {
            Assert.Null(contender.Serializer.Note);
            Assert.Equal(Payload(BuiltIn(contender.Serializer.Name, model)), Payload(contender));
        });
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void RowsTakeTheSameWayToTheLibrary(string model)
    {
        var own = LoadAsOwn(model);
        Assert.All(_rows, row =>
        {
            var (codec, other) = (BuiltIn(row, model).Codec!.Type, own.Single(contender => contender.Serializer.Name == row).Codec!.Type);
            Assert.Equal(codec.GetGenericTypeDefinition(), other.GetGenericTypeDefinition());

            // The row itself, or its form for types of users: both are structs, so that the code is compiled for them alone.
            var (serializer, form) = (codec.GenericTypeArguments[0], other.GenericTypeArguments[0]);
            Assert.True(form == serializer || form.GetInterfaces().Contains(typeof(IOwnTypeSerializerOf<>).MakeGenericType(serializer)), form.Name);
            Assert.All(other.GenericTypeArguments, argument => Assert.True(argument.IsValueType));
        });
    }

    // By reflection, because the library is an optional package.
    [RowFact("MessagePack")]
    public void MessagePackUsesTheFormattersOfItsSourceGenerator() => Assert.All(Catalog.Models, model =>
    {
        var (row, form) = (Serializer(BuiltIn("MessagePack", model.Name)), Serializer(LoadAsOwn(model.Name).Single(contender => contender.Serializer.Name == "MessagePack")));
        Assert.Equal(
            FormatterType(row.GetProperty("Options")!.GetValue(null)!, model.Type),
            FormatterType(form.GetField("_options", BindingFlags.Static | BindingFlags.NonPublic)!.GetValue(null)!, model.Type));
    });

    private IReadOnlyList<Contender> LoadAsOwn(string model)
    {
        var json = BuiltIn("SystemTextJson", model).Codec!;
        File.WriteAllBytes(_folder["sample.json"], json.Serialize(json.Create()));
        var own = OwnType.Load(new OwnTypeRequest(typeof(Tiny).Assembly.Location, $"SerializationBenchmarks.Models.{model}", [_folder["sample.json"]]));
        return Catalog.ContendersOf([own.Model.Entry]);
    }

    private static Contender BuiltIn(string row, string model) =>
        Catalog.Contenders.Single(contender => contender.Serializer.Name == row && contender.Model.Name == model);

    private static string Payload(Contender contender) => Convert.ToHexString(contender.Codec!.Serialize(contender.Codec.FromModel(contender.Model.Sample)));

    private static Type Serializer(Contender contender) => contender.Codec!.Type.GenericTypeArguments[0];

    private static Type FormatterType(object options, Type model)
    {
        var resolver = options.GetType().GetProperty("Resolver")!.GetValue(options)!;
        return resolver.GetType().GetMethod("GetFormatter")!.MakeGenericMethod(model).Invoke(resolver, null)!.GetType();
    }
}
