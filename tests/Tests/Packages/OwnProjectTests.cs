using OwnProject;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Packages;

// On the model of samples/OwnProject, which is compiled into this assembly.
public class OwnProjectTests
{
    private static readonly Model _model = Model.Of<ReadingModel>();
    private static readonly Binding[] _bindings = [.. Catalog.BindingsOf([_model])];

    [Fact]
    public void AModelOfThisRepositoryIsTheOneOfTheCatalog() =>
        Assert.All(Catalog.BindingsOf([Model.Of<ComplexModel>()]), binding => Assert.Same(Model.BuiltIn.Single(model => model.Type == typeof(Complex)), binding.Model));

    [Fact]
    public void AStructOfAnotherSolutionIsAModel()
    {
        Assert.Same(_model, Model.Of<ReadingModel>());
        Assert.Equal(("Reading", 1, typeof(ReadingModel)), (_model.Name, _model.Order, _model.ModelType));
        Assert.Equal(ReadingModel.Create(), _model.Sample);
    }

    [Fact]
    public void EverySerializerTakesTheModelOrSaysWhyItDoesNot()
    {
        Assert.Subset(Named(binding => binding.Codec is not null).ToHashSet(), new HashSet<string> { "NewtonsoftJson", "SystemTextJson", "SystemTextJsonSourceGen", "Lines" });
        Assert.Equal([.. Catalog.Serializers.Select(serializer => serializer.Name).Append("Lines").Order(StringComparer.Ordinal)], Named(_ => true).Order(StringComparer.Ordinal));
        Assert.All(_bindings, binding => Assert.NotEqual(binding.Codec is null, binding.UnsupportedBecause is null));
        Assert.All(_bindings, binding => Assert.Null(RoundTripValidation.FirstFault(binding)));
    }

    [Fact]
    public void ASerializerBesideTheModelTakesPart()
    {
        Assert.Equal(typeof(LinesReading), Find("Lines").Type);
        Assert.DoesNotContain("Lines", Catalog.Serializers.Select(serializer => serializer.Name));
        var other = Catalog.BindingsOf([Model.Of<LabelModel>()]).Single(binding => binding.Serializer.Name == "Lines");
        Assert.Equal("It is handwritten for each model, and has no codec for Label.", other.UnsupportedBecause?.Text);
    }

    private static Codec Find(string serializer) => _bindings.Single(binding => binding.Serializer.Name == serializer).Codec!;

    private static IEnumerable<string> Named(Func<Binding, bool> condition) => _bindings.Where(condition).Select(binding => binding.Serializer.Name);

    private sealed record Label(string Text);

    private readonly struct LabelModel : IModelType
    {
        public static Type Type => typeof(Label);

        public static int Order => 2;

        public static object Create() => new Label("A");

        public static object Apply<TFunction>(object argument, object? context)
            where TFunction : struct, IModelFunction => TFunction.Apply<Label>(argument, context);
    }

    private readonly struct Lines : ISerializer
    {
        public static SerializerInfo Info { get; } = Baseline.Describe("Lines", 1000, "A value a line.") with { Format = "lines" };
    }

    private readonly struct LinesReading : ICodec, ICodecOf<Lines, Reading>
    {
        public static object Create() => ReadingModel.Create();

        public static byte[] Serialize(object data)
        {
            var reading = (Reading)data;
            return System.Text.Encoding.UTF8.GetBytes(FormattableString.Invariant($"{reading.Sensor}\n{reading.Taken.Ticks}\n{reading.Celsius:R}\n{reading.Battery}"));
        }

        public static object Deserialize(byte[] payload)
        {
            var lines = System.Text.Encoding.UTF8.GetString(payload).Split('\n');
            var culture = System.Globalization.CultureInfo.InvariantCulture;
            return new Reading
            {
                Sensor = lines[0],
                Taken = new DateTime(long.Parse(lines[1], culture), DateTimeKind.Utc),
                Celsius = double.Parse(lines[2], culture),
                Battery = int.Parse(lines[3], culture),
            };
        }
    }
}
