using System.Globalization;

namespace SerializationBenchmarks.Studies.Shapes;

/// <summary>Makes the study's numbers, from constants or a written seed.</summary>
internal static class ShapeNumbers
{
    /// <summary>How many entries the large shapes have: 2⁹ + 1, as in the original.</summary>
    public const int LargeCount = 513;

    private const int Seed = 20210826; // The number has no meaning.

    /// <summary>The numbers of the large shapes: 0 to 512.</summary>
    public static IEnumerable<int> Large => Enumerable.Range(0, LargeCount);

    /// <summary>ShapeNumbers of nine digits.</summary>
    public static IEnumerable<int> Identifiers(int count)
    {
        var random = new Random(Seed);
        return Enumerable.Range(0, count).Select(_ => random.Next(100_000_000, 1_000_000_000)).ToArray();
    }

    /// <summary>As many fractions as the large shapes have, from 0 to 1.</summary>
    public static IEnumerable<double> Fractions()
    {
        var random = new Random(Seed);
        return Large.Select(_ => random.NextDouble()).ToArray();
    }

    /// <summary>Ten lists of ten lists of the numbers 0 to 9, each a list of its own.</summary>
    public static List<List<List<int>>> Nested() =>
        [.. Enumerable.Range(0, 10).Select(_ => Enumerable.Range(0, 10).Select(_ => Enumerable.Range(0, 10).ToList()).ToList())];
}

/// <summary>The original's <c>tuple</c>: a list of integers and a number.</summary>
public readonly struct SmallTuple : IStudySamples<Series>
{
    public static string? Name => "Tuple";

    public static IReadOnlyList<Series> Make() => [new Series { Values = [.. ShapeNumbers.Identifiers(20)], Limit = 60 }];
}

/// <summary>The original's <c>large_tuple</c>: 513 integers. A tuple of so many values of one type is an array in C#.</summary>
public readonly struct LargeTuple : IStudySamples<int[]>
{
    public static IReadOnlyList<int[]> Make() => [[.. ShapeNumbers.Large]];
}

/// <summary>The original's <c>large_float_tuple</c>: 513 fractions, from a written seed.</summary>
public readonly struct LargeFloatTuple : IStudySamples<double[]>
{
    public static IReadOnlyList<double[]> Make() => [[.. ShapeNumbers.Fractions()]];
}

/// <summary>The original's <c>large_boolean_tuple</c>: 513 truth values in turn.</summary>
public readonly struct LargeBooleanTuple : IStudySamples<bool[]>
{
    public static IReadOnlyList<bool[]> Make() => [[.. ShapeNumbers.Large.Select(number => number % 2 == 0)]];
}

/// <summary>The original's <c>list</c>: ten lists of ten lists of ten integers.</summary>
public readonly struct NestedList : IStudySamples<List<List<List<int>>>>
{
    public static string? Name => "List";

    public static IReadOnlyList<List<List<List<int>>>> Make() => [ShapeNumbers.Nested()];
}

/// <summary>The original's <c>large_list</c>: 513 integers.</summary>
public readonly struct LargeList : IStudySamples<List<int>>
{
    public static IReadOnlyList<List<int>> Make() => [[.. ShapeNumbers.Large]];
}

/// <summary>The original's <c>dict</c>: 28 fields of mixed types.</summary>
public readonly struct Dict : IStudySamples<Profile>
{
    public static IReadOnlyList<Profile> Make() => [Profiles.First()];
}

/// <summary>The original's <c>dict_group</c>: three dictionaries of 28 fields.</summary>
public readonly struct DictGroup : IStudySamples<Profile[]>
{
    public static IReadOnlyList<Profile[]> Make() => [Profiles.Three()];
}

/// <summary>The original's <c>large_dict</c>: 513 numbers, each under its digits.</summary>
public readonly struct LargeDict : IStudySamples<Dictionary<string, int>>
{
    public static IReadOnlyList<Dictionary<string, int>> Make() => [ShapeNumbers.Large.ToDictionary(number => number.ToString(CultureInfo.InvariantCulture))];
}

/// <summary>The original's <c>complex</c>: an object with objects, lists and a dictionary.</summary>
public readonly struct ComplexObject : IStudySamples<Station>
{
    public static string? Name => "Complex";

    public static IReadOnlyList<Station> Make() => [Station.Create()];
}
