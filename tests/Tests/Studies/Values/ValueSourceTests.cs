using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Studies.Values;

/// <summary>What the many values of the models are, held to what <see cref="Draw"/> says of them.</summary>
public class ValueSourceTests
{
    private const int Many = 20_000;

    private static readonly Complex[] _values = [.. ValueSource.Of(typeof(Complex)).Take(Many).Cast<Complex>()];

    private static readonly Child[] _children = [.. _values.SelectMany(value => value.Children!)];

    private static readonly string?[] _texts = [.. _values.Select(value => value.Name), .. _children.Select(child => child.Name)];

    public static TheoryData<Type> Models => [.. Model.BuiltIn.Select(model => model.Type)];

    // A runtime whose generator gave others for the seed would make values, and so records, of another kind.
    [Theory]
    [InlineData(typeof(Tiny), "66F0BC90383F3AB9")]
    [InlineData(typeof(Simple), "2499701822469908")]
    [InlineData(typeof(Complex), "E4FD24620B1174F6")]
    public void TheSeedGivesTheSameValuesOnEveryMachine(Type model, string hash)
    {
        var json = JsonSerializer.SerializeToUtf8Bytes(ValueSource.Of(model).Take(1000));
        Assert.Equal(hash, Convert.ToHexString(SHA256.HashData(json))[..16]);
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void WhoTakesMoreHasTheSameFirstOnes(Type model) =>
        Assert.Equal(ValueSource.Of(model).Take(10), ValueSource.Of(model).Take(100).Take(10));

    [Fact]
    public void NumbersHaveEveryLengthAboutAsOftenAndOneInSixteenIsNegative()
    {
        int[] numbers = [.. _values.SelectMany(value => new[] { value.Id, value.OtherId })];
        var lengths = numbers.GroupBy(number => number == 0 ? 0 : int.Log2(Math.Abs(number)) + 1).ToDictionary(length => length.Key, length => Share(length.Count(), numbers));
        Assert.Equal(Enumerable.Range(0, 32), lengths.Keys.Order());
        Assert.All(Enumerable.Range(1, 28), length => Assert.InRange(lengths[length], 0.02, 0.04));
        Assert.InRange(Share(numbers.Count(number => number < 0), numbers), 0.05, 0.07);
    }

    [Fact]
    public void TextsHaveEveryMagnitudeAsOftenAndOneInTenIsNull()
    {
        string[] there = [.. _texts.OfType<string>()];
        Assert.InRange(Share(_texts.Length - there.Length, _texts), 0.09, 0.11);
        Assert.All(there, text => Assert.InRange(text.Length, RandomMembers.ShortestText, RandomMembers.LongestText));
        Assert.Contains(there, text => text.Length == RandomMembers.ShortestText);
        Assert.Contains(there, text => text.Length == RandomMembers.LongestText);
        Assert.All(
            new[] { 3..7, 7..15, 15..31, 31..61 },
            range => Assert.InRange(Share(there.Count(text => text.Length >= range.Start.Value && text.Length < range.End.Value), there), 0.21, 0.29));
    }

    [Fact]
    public void OneTextInEightIsNotAsciiInThreeWays()
    {
        string[] there = [.. _texts.OfType<string>()];
        int[] bytes = [.. there.Where(text => !Ascii.IsValid(text)).Select(text => text.EnumerateRunes().Max(rune => rune.Utf8SequenceLength))];
        Assert.InRange(Share(bytes.Length, there), 0.115, 0.135);
        Assert.All(new[] { 2, 3, 4 }, length => Assert.InRange(Share(bytes.Count(max => max == length), bytes), 0.3, 0.37));
    }

    [Fact]
    public void ThereAreNoneToSixChildrenAsManyAsTheSampleHasInTheMean()
    {
        Assert.All(Enumerable.Range(0, ValueSource.ChildrenLimit), count => Assert.InRange(Share(_values.Count(value => value.Children!.Count == count), _values), 0.13, 0.16));
        Assert.InRange(_values.Average(value => value.Children!.Count), 2.95, 3.05);
        Assert.Equal(3, Complex.Create().Children!.Count);
    }

    [Fact]
    public void HalfOfTheFractionsHaveTwoDigitsAndAmountsHaveTwoDecimals()
    {
        Assert.InRange(Share(_values.Count(value => Math.Round(value.Percentage, 2) == value.Percentage), _values), 0.48, 0.52);
        Assert.All(_values, value => Assert.InRange(value.Percentage, 0, 1));
        Assert.All(_values, value => Assert.Equal(2, value.Cost.Scale));
        Assert.All(Enumerable.Range(1, 8), digits => Assert.InRange(
            Share(_values.Count(value => Math.Abs(value.Cost) * 100 is var cents && cents >= (decimal)Math.Pow(10, digits - 1) && cents < (decimal)Math.Pow(10, digits)), _values), 0.11, 0.14));
        Assert.InRange(Share(_values.Count(value => value.Cost < 0), _values), 0.05, 0.07);
    }

    [Fact]
    public void MomentsAreOfADecadeInUtcAndOfWholeMilliseconds() => Assert.All(_children.SelectMany(child => new[] { child.Created, child.LastEdit }), moment =>
    {
        Assert.Equal((DateTimeKind.Utc, 0), (moment.Kind, moment.Ticks % TimeSpan.TicksPerMillisecond));
        Assert.InRange(moment.Year, 2016, 2025);
    });

    [Fact]
    public void LevelsAreAllThereAndIdentifiersDiffer()
    {
        Assert.Equal(Enum.GetValues<Level>(), _values.Select(value => value.EnumValue).Distinct().Order());
        Assert.Distinct(_children.Select(child => child.Id));
    }

    private static double Share<T>(int count, IReadOnlyCollection<T> of) => (double)count / of.Count;
}
