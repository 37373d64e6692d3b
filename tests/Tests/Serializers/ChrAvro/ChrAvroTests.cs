using System.Globalization;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Serializers.ChrAvro;

/// <summary>The schemas that are built from types, and the writer that is kept.</summary>
public class ChrAvroTests
{
    public ChrAvroTests() => Needs.Serializer("ChrAvro");

    // The library orders fields as the thread's culture does, and in Czech Ch comes after H.
    [Fact]
    public void FieldsHaveTheSameOrderInEveryCulture() => Assert.Equal(
        "0402",
        InCulture.Run("cs-CZ", Write<Page, Pages>));

    [Theory]
    [InlineData("79228162514264337593543950335", "79228162514264337593543950335")]
    [InlineData("-123456789012345.00000000000009", "-123456789012345.00000000000009")]
    [InlineData("3.1415926535897932384626433833", "3.14159265358979")]
    public void DecimalsKeep14DigitsBehindThePoint(string written, string read)
    {
        var codec = On<Complex>();
        var model = new Complex { Cost = decimal.Parse(written, CultureInfo.InvariantCulture) };
        Assert.Equal(decimal.Parse(read, CultureInfo.InvariantCulture), ((Complex)codec.Deserialize(codec.Serialize(model))).Cost);
    }

    [Fact]
    public void AFailedWriteLeavesNothingBehind()
    {
        var codec = On<Complex>();
        var payload = codec.Serialize(Complex.Create());
        Assert.Throws<ArgumentOutOfRangeException>(() => codec.Serialize(Complex.Create() with { EnumValue = (Level)99 }));
        Assert.Equal(payload, codec.Serialize(Complex.Create()));
    }

    [Fact]
    public void TheTextOfASchemaIsWhatTheFileForOtherLanguagesHas()
    {
        var file = (Avro.UnionSchema)Avro.Schema.Parse(Support.Page.Read("schemas/models.avsc"));
        var text = Catalog.Serializers.Single(serializer => serializer.Name == "ChrAvro").SchemaText!(typeof(Complex));
        Assert.Equal(Avro.SchemaNormalization.ToParsingForm(file.Schemas.Single(schema => schema.Name == nameof(Complex))), Avro.SchemaNormalization.ToParsingForm(Avro.Schema.Parse(text)));
        Assert.Contains("""{"type":"bytes","logicalType":"decimal","precision":29,"scale":14}""", text, StringComparison.Ordinal);
    }

    // Blocks of a count and elements, and one of none.
    [Fact]
    public void CollectionsCanBeAllOfAPayload()
    {
        Assert.Equal("06" + "020001" + "00", Write<List<int>, CollectionSamples.Numbers>());
        Assert.Equal("04" + "066F6E65" + "02" + "086E6F6E65" + "00" + "00", Write<Dictionary<string, int>, CollectionSamples.Counts>());
    }

    [Fact]
    public void AMemberThatHasNoPlaceInAvroIsNamedWithTheReason() => Assert.Matches(
        @"^It does not take Register: The Pages member on \S+Register could not be mapped to the Pages field on \S+Register: No coercion operator is defined between types 'System.Int32' and 'System.String'\.$",
        Bind<Register, Registers>().UnsupportedBecause!.Text);

    [Fact]
    public void ATypeWithoutASchemaIsNamed() => Assert.Equal(
        "It does not take Int32[,]: No schema builder case could be applied to System.Int32[,].",
        Bind<int[,], Grids>().UnsupportedBecause!.Text);

    // What docs/robustness-findings.md says of it.
    [Fact]
    public void ALengthIsCutToItsLower32Bits() => Assert.Equal(
        new Simple { EnumValue = Level.Two, Id = 1, Name = "", OtherId = 1 },
        On<Simple>().Deserialize(Convert.FromHexString("0402" + "02" + "FFFFFFFFFFFFFFFFFF01" + "02")));

    private static Codec On<TModel>() =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == "ChrAvro" && binding.Model.Type == typeof(TModel)).Codec!;

    // Binding validates that the value can be read too.
    private static string Write<TValue, TSamples>()
        where TValue : class
        where TSamples : struct, IStudySamples<TValue>
    {
        var binding = Bind<TValue, TSamples>();
        Assert.Null(binding.UnsupportedBecause);
        return Convert.ToHexString(binding.Codec!.Serialize(binding.Model.Sample));
    }

    private static Binding Bind<TValue, TSamples>()
        where TValue : class
        where TSamples : struct, IStudySamples<TValue> =>
        Catalog.BindersOf(Model.Of<StudyModel<TValue, TSamples>>(), []).Single(binder => binder.Serializer.Name == "ChrAvro").Bind();

    private sealed class Page
    {
        public int Height { get; set; }

        public int Chapter { get; set; }
    }

    private readonly struct Pages : IStudySamples<Page>
    {
        public static IReadOnlyList<Page> Make() => [new() { Height = 1, Chapter = 2 }];
    }

    private sealed class Register
    {
        public Dictionary<int, string> Pages { get; set; } = [];
    }

    private readonly struct Registers : IStudySamples<Register>
    {
        public static IReadOnlyList<Register> Make() => [new()];
    }

    private readonly struct Grids : IStudySamples<int[,]>
    {
        public static IReadOnlyList<int[,]> Make() => [new int[1, 1]];
    }
}
