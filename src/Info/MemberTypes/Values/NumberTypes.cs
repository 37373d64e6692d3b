using System.Numerics;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Numbers.</summary>
internal static class NumberTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "integers",
            "`bool` and integers",
            MemberType.Of<bool>("bool", ("true", true), ("false", false)),
            MemberType.Of<byte>("byte", ("5", (byte)5), ("0", (byte)0), ("MaxValue", byte.MaxValue)),
            MemberType.Of<sbyte>("sbyte", ("5", (sbyte)5), ("MinValue", sbyte.MinValue), ("MaxValue", sbyte.MaxValue)),
            MemberType.Of<short>("short", ("5", (short)5), ("MinValue", short.MinValue), ("MaxValue", short.MaxValue)),
            MemberType.Of<ushort>("ushort", ("5", (ushort)5), ("MaxValue", ushort.MaxValue)),
            MemberType.Of<int>("int", ("5", 5), ("0", 0), ("MinValue", int.MinValue), ("MaxValue", int.MaxValue)),
            MemberType.Of<uint>("uint", ("5", (uint)5), ("MaxValue", uint.MaxValue)),
            MemberType.Of<long>("long", ("5", 5L), ("MinValue", long.MinValue), ("MaxValue", long.MaxValue), ("2⁵³ + 1", (1L << 53) + 1)),
            MemberType.Of<ulong>("ulong", ("5", (ulong)5), ("MaxValue", ulong.MaxValue))),
        new(
            "large-integers",
            "`Int128`, `UInt128` and `BigInteger`",
            MemberType.Of<Int128>("Int128", ("5", (Int128)5), ("2⁶⁴", (Int128)1 << 64), ("MinValue", Int128.MinValue), ("MaxValue", Int128.MaxValue)),
            MemberType.Of<UInt128>("UInt128", ("5", (UInt128)5), ("2⁶⁴", (UInt128)1 << 64), ("MaxValue", UInt128.MaxValue)),
            MemberType.Of<BigInteger>("BigInteger", ("5", (BigInteger)5), ("0", BigInteger.Zero), ("2⁶⁴", BigInteger.One << 64), ("−2²⁰⁰", -(BigInteger.One << 200)))),
        new(
            "fractions",
            "`Half`, `float`, `double`, `decimal` and `Complex`",
            MemberType.Of<Half>("Half", ("1.5", (Half)1.5), ("NaN", Half.NaN), ("PositiveInfinity", Half.PositiveInfinity), ("NegativeZero", Half.NegativeZero), ("MaxValue", Half.MaxValue), ("Epsilon", Half.Epsilon)),
            MemberType.Of<float>("float", ("0.1", 0.1f), ("NaN", float.NaN), ("PositiveInfinity", float.PositiveInfinity), ("NegativeZero", float.NegativeZero), ("MaxValue", float.MaxValue), ("Epsilon", float.Epsilon)),
            MemberType.Of<double>("double", ("0.1", 0.1), ("NaN", double.NaN), ("PositiveInfinity", double.PositiveInfinity), ("NegativeZero", double.NegativeZero), ("MaxValue", double.MaxValue), ("Epsilon", double.Epsilon)),
            MemberType.Of<decimal>("decimal", ("1.10", 1.10m), ("1", 1m), ("1.00", 1.00m), ("0.00", 0.00m), ("MinValue", decimal.MinValue), ("MaxValue", decimal.MaxValue), ("Smallest", new decimal(1, 0, 0, false, 28))),
            MemberType.Of<Complex>("Complex", ("1.5 − 2.5i", new Complex(1.5, -2.5)), ("i", Complex.ImaginaryOne), ("Infinity", Complex.Infinity))),
    ];
}
