using OwnProject;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

// On the model of samples/OwnProject, which is compiled into this assembly.
public class OwnProjectTests
{
    private static readonly ModelEntry _model = ModelEntry.Of<ReadingModel>();
    private static readonly Contender[] _contenders = [.. Catalog.ContendersOf([_model])];

    [Fact]
    public void AModelOfThisRepositoryIsTheOneOfTheCatalog() =>
        Assert.All(Catalog.ContendersOf([ModelEntry.Of<ComplexModel>()]), contender => Assert.Same(Catalog.Models.Single(model => model.Type == typeof(Complex)), contender.Model));

    [Fact]
    public void AStructOfAnotherSolutionIsAModel()
    {
        Assert.Same(_model, ModelEntry.Of<ReadingModel>());
        Assert.Equal(("Reading", 1, typeof(ReadingModel)), (_model.Name, _model.Order, _model.ModelType));
        Assert.Equal(ReadingModel.Create(), _model.Sample);
    }

    [Fact]
    public void EveryRowTakesTheModelOrSaysWhyNot()
    {
        string[] expected = ["NewtonsoftJson", "SystemTextJson", "SystemTextJsonSourceGen", "ProtobufNet", "MessagePack", "Lines", "Floor"];
        Assert.Equal(expected.Where(row => Catalog.LeftOut.All(left => left.Serializer != row)), Named(contender => contender.Codec is not null));
        Assert.Equal([.. Catalog.Serializers.Select(row => row.Name).Append("Lines").Order(StringComparer.Ordinal)], Named(_ => true).Order(StringComparer.Ordinal));
        Assert.All(_contenders, contender => Assert.NotEqual(contender.Codec is null, contender.WhyNot is null));
        Assert.All(_contenders, contender => Assert.Null(Proof.FirstFault(contender)));
    }

    [Fact]
    public void TheFloorCreatesCopiesAndHasTheSmallestPayload()
    {
        var floor = Find("Floor");
        var created = floor.Create();
        Assert.NotSame(created, floor.Create());
        Assert.Equal(
            _contenders.Where(contender => contender.Serializer.Name != "Floor").Select(contender => contender.Codec).OfType<Codec>().Min(codec => codec.Serialize(codec.Create()).Length),
            floor.Serialize(created).Length);
        Assert.NotSame(floor.Deserialize([]), floor.Deserialize([]));
        Assert.Equal(created, floor.Deserialize([]));
    }

    [Fact]
    public void ARowBesideTheModelTakesPart()
    {
        Assert.Equal(typeof(LinesReading), Find("Lines").Type);
        Assert.DoesNotContain("Lines", Catalog.Serializers.Select(row => row.Name));
        var other = Catalog.ContendersOf([ModelEntry.Of<LabelModel>()]).Single(contender => contender.Serializer.Name == "Lines");
        Assert.Equal("Lines has no codec for Label: its schema or folder lacks this model.", other.WhyNot);
    }

    private static Codec Find(string row) => _contenders.Single(contender => contender.Serializer.Name == row).Codec!;

    private static IEnumerable<string> Named(Func<Contender, bool> condition) => _contenders.Where(condition).Select(contender => contender.Serializer.Name);

    private sealed record Label(string Text);

    private readonly struct LabelModel : IModelType
    {
        public static Type Type => typeof(Label);

        public static int Order => 2;

        public static object Create() => new Label("A");

        public static object DeepCopy(object model) => (Label)model with { };

        public static object Apply<TFunction>(object argument, object? context)
            where TFunction : struct, IModelFunction => TFunction.Apply<Label>(argument, context);
    }

    private readonly struct Lines : ISerializer
    {
        public static SerializerInfo Info { get; } = Floor.Info with { Name = "Lines", Format = "lines", Order = 1000, Summary = "A value a line." };
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
