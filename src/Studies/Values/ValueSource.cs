using System.Text;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Studies.Values;

/// <summary>Many different values of a model, always the same ones: see <see cref="RandomMembers"/> for how long and how frequent what they hold is.</summary>
internal static class ValueSource
{
    /// <summary>More children than any value has: none to six, three in the mean, as many as the sample has.</summary>
    public const int ChildrenLimit = 7;

    private const int Seed = 44_2026; // The number has no meaning.

    private static readonly int _levels = Enum.GetValues<Level>().Length;

    private static readonly Dictionary<Type, (Func<RandomMembers, object> Make, Func<object, int> Length)> _byModel = new()
    {
        [typeof(Tiny)] = (MakeTiny, value => LengthOf((Tiny)value)),
        [typeof(Simple)] = (MakeSimple, value => LengthOf((Simple)value)),
        [typeof(Complex)] = (MakeComplex, value => LengthOf((Complex)value)),
    };

    /// <summary>Whether there are values of a model.</summary>
    public static bool Has(Type model) => _byModel.ContainsKey(model);

    /// <summary>The values of a model, without end: whoever takes more of them has the same first ones.</summary>
    public static IEnumerable<object> Of(Type model)
    {
        var (make, draw) = (_byModel[model].Make, new RandomMembers(Seed));
        while (true)
            yield return make(draw);
    }

    /// <summary>About how many bytes a compact format writes of a value, to tell short ones from long ones without asking any serializer.</summary>
    public static int LengthOf(object value) => _byModel[value.GetType()].Length(value);

    private static Tiny MakeTiny(RandomMembers draw) => new() { Id = draw.Number(), OtherId = draw.Number() };

    private static Simple MakeSimple(RandomMembers draw) => new()
    {
        Id = draw.Number(),
        OtherId = draw.Number(),
        Name = draw.Text(),
        EnumValue = (Level)draw.Below(_levels),
    };

    // No list is null, for many formats cannot tell it from one that is empty.
    private static Complex MakeComplex(RandomMembers draw)
    {
        var complex = new Complex
        {
            Id = draw.Number(),
            OtherId = draw.Number(),
            Name = draw.Text(),
            EnumValue = (Level)draw.Below(_levels),
            Percentage = draw.Fraction(),
            Cost = draw.Amount(),
        };
        var children = draw.Below(ChildrenLimit);
        complex.Children = new List<Child>(children);
        for (; children > 0; children--)
        {
            complex.Children.Add(new Child
            {
                Id = draw.Identifier(),
                Created = draw.Moment(),
                LastEdit = draw.Moment(),
                Name = draw.Text(),
                Percentage = (float)draw.Fraction(),
            });
        }

        return complex;
    }

    private static int LengthOf(Tiny value) => LengthOf(value.Id) + LengthOf(value.OtherId);

    private static int LengthOf(Simple value) => LengthOf(value.Id) + LengthOf(value.OtherId) + LengthOf(value.Name) + 1;

    private static int LengthOf(Complex value) =>
        LengthOf(value.Id) + LengthOf(value.OtherId) + LengthOf(value.Name) + 1 + sizeof(double) + sizeof(decimal)
        + value.Children!.Sum(child => 16 + (2 * sizeof(long)) + LengthOf(child.Name) + sizeof(float));

    private static int LengthOf(int number) => number < 0 ? sizeof(int) + 1 : 1 + (int.Log2(number | 1) / 8);

    private static int LengthOf(string? text) => 1 + (text is null ? 0 : Encoding.UTF8.GetByteCount(text));
}
