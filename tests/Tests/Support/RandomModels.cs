using FsCheck;
using FsCheck.Fluent;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Models with any values, edge values among them; dates are UTC.</summary>
internal static class RandomModels
{
    /// <summary>Any model of the catalog.</summary>
    public static Gen<object> Of(Type model) => _byType[model];

    private static readonly Gen<int> _int = Gen.OneOf(
        ArbMap.Default.GeneratorFor<int>(),
        Gen.Elements(0, -1, 127, 128, 255, 256, 65535, 65536, -32, -33, -128, -129, -32768, -32769, int.MinValue, int.MaxValue));

    // Lengths on both sides of every boundary of a length's size, with characters of one to four bytes.
    private static readonly Gen<string?> _text =
        from length in Gen.Frequency((8, Gen.Choose(0, 40)), (2, Gen.Choose(84, 260)), (1, Gen.Elements(16383, 16384, 65535, 65536)))
        from piece in Gen.Elements("a", "Z \0", "é", "€", "😀", "plain")
        from text in Gen.Elements(null, string.Concat(Enumerable.Repeat(piece, length / piece.Length)), new string('x', length))
        select text;

    private static readonly Gen<double> _double = Gen.OneOf(
        ArbMap.Default.GeneratorFor<double>(),
        Gen.Elements(0.0, -0.0, double.NaN, double.PositiveInfinity, double.Epsilon, double.MaxValue));

    private static readonly Gen<decimal> _decimal = Gen.OneOf(
        ArbMap.Default.GeneratorFor<decimal>(),
        from digits in ArbMap.Default.GeneratorFor<long>()
        from scale in Gen.Choose(0, 28)
        select new decimal((int)digits, (int)(digits >> 32), 0, digits < 0, (byte)scale),
        Gen.Elements(0m, 0.00m, new decimal(0, 0, 0, true, 2), 1.0m, 456.78m, -1m, decimal.MinValue, decimal.MaxValue, 1e-28m));

    // The last second of all is left out: bebop rounds its end up to a moment that DateTime does not have.
    private static readonly Gen<DateTime> _date = Gen.OneOf(
        Gen.Elements(DateTime.MinValue.Ticks, DateTime.UnixEpoch.Ticks, DateTime.UnixEpoch.AddSeconds(1L << 32).Ticks, DateTime.UnixEpoch.AddSeconds(1L << 34).Ticks),
        ArbMap.Default.GeneratorFor<uint>().Select(seconds => DateTime.UnixEpoch.AddSeconds(seconds).Ticks),
        ArbMap.Default.GeneratorFor<int>().Select(milliseconds => DateTime.UnixEpoch.AddYears(52).AddMilliseconds(milliseconds).Ticks),
        ArbMap.Default.GeneratorFor<uint>().Select(part => (long)(part / (double)uint.MaxValue * (DateTime.MaxValue.Ticks - 2 * TimeSpan.TicksPerSecond))))
        .Select(ticks => new DateTime(ticks, DateTimeKind.Utc));

    private static readonly Gen<Child> _child =
        from id in Gen.Frequency((1, Gen.Constant(Guid.Empty)), (5, ArbMap.Default.GeneratorFor<Guid>()))
        from created in _date
        from lastEdit in _date
        from name in _text
        from percentage in _double
        select new Child { Id = id, Created = created, LastEdit = lastEdit, Name = name, Percentage = (float)percentage };

    private static readonly Gen<Tiny> _tiny =
        from id in _int
        from otherId in _int
        select new Tiny { Id = id, OtherId = otherId };

    private static readonly Gen<Simple> _simple =
        from id in _int
        from otherId in _int
        from name in _text
        from enumValue in _int
        select new Simple { Id = id, OtherId = otherId, Name = name, EnumValue = (Level)enumValue };

    private static readonly Gen<Complex> _complex =
        from id in _int
        from otherId in _int
        from name in _text
        from enumValue in _int
        from percentage in _double
        from cost in _decimal
        from count in Gen.Frequency((4, Gen.Choose(0, 4)), (1, Gen.Choose(15, 17)))
        from children in Gen.Frequency((1, Gen.Constant<List<Child>?>(null)), (8, _child.ListOf(count).Select(list => (List<Child>?)[.. list])))
        select new Complex
        {
            Id = id,
            OtherId = otherId,
            Name = name,
            EnumValue = (Level)enumValue,
            Percentage = percentage,
            Cost = cost,
            Children = children,
        };

    private static readonly Dictionary<Type, Gen<object>> _byType = new()
    {
        [typeof(Tiny)] = _tiny.Select(object (model) => model),
        [typeof(Simple)] = _simple.Select(object (model) => model),
        [typeof(Complex)] = _complex.Select(object (model) => model),
    };
}
