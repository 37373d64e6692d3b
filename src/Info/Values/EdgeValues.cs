using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Values;

/// <summary>Numbers at the ends of their types, and those that equal others but are not the same.</summary>
internal static class Numbers
{
    /// <summary>The group of decimals.</summary>
    public const string Decimals = "`decimal`: its scale and its range";

    /// <summary>The value that equals zero and is not the same.</summary>
    public const string NegativeZero = "Negative zero";

    public static IEnumerable<ValueGroup> Groups() =>
    [
        new(
            Decimals,
            Of("Scale 0", 1m),
            Of("Scale 1", 1.0m),
            Of("Scale 2", 1.00m),
            Of("Zero with a scale", 0.00m),
            Of(NegativeZero, new decimal(0, 0, 0, isNegative: true, scale: 1)),
            Of("`MinValue`", decimal.MinValue),
            Of("`MaxValue`", decimal.MaxValue),
            Of("Smallest", new decimal(1, 0, 0, isNegative: false, scale: 28))),
        new(
            "`double`",
            Of("NaN", double.NaN),
            Of("NaN with a payload", BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_BEEF)),
            Of("Infinity", double.PositiveInfinity),
            Of("Negative infinity", double.NegativeInfinity),
            Of(NegativeZero, -0.0),
            Of("Subnormal", double.Epsilon),
            Of("`MaxValue`", double.MaxValue)),
        new(
            "`float`",
            Of("NaN", float.NaN),
            Of("NaN with a payload", BitConverter.UInt32BitsToSingle(0x7FC0_BEEF)),
            Of("Infinity", float.PositiveInfinity),
            Of("Negative infinity", float.NegativeInfinity),
            Of(NegativeZero, -0.0f),
            Of("Subnormal", float.Epsilon),
            Of("`MaxValue`", float.MaxValue)),
        new(
            "`int`, an enumeration and `Guid`",
            Of("`int.MinValue`", int.MinValue),
            Of("`int.MaxValue`", int.MaxValue),
            Of("Undefined", (Level)99),
            Of("Undefined, negative", (Level)(-1)),
            Of("16 different bytes", new Guid(0x00112233, 0x4455, 0x6677, 0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF)),
            Of("`Guid.Empty`", Guid.Empty)),
    ];

    private static ValueClass Of(string name, decimal value) =>
        ValueClass.OfMember(name, value, Complex.Create() with { Cost = value }, back => back.Cost);

    private static ValueClass Of(string name, double value) =>
        ValueClass.OfMember(name, value, Complex.Create() with { Percentage = value }, back => back.Percentage);

    private static ValueClass Of(string name, int value) =>
        ValueClass.OfMember(name, value, Tiny.Create() with { Id = value }, back => back.Id);

    private static ValueClass Of(string name, Level value) =>
        ValueClass.OfMember(name, value, Simple.Create() with { EnumValue = value }, back => back.EnumValue);

    private static ValueClass Of(string name, float value) =>
        ValueClass.OfMember(name, value, OfChild(child => child.Percentage = value), back => back.Children?[0].Percentage);

    private static ValueClass Of(string name, Guid value) =>
        ValueClass.OfMember(name, value, OfChild(child => child.Id = value), back => back.Children?[0].Id);

    private static Complex OfChild(Action<Child> change)
    {
        var model = Complex.Create();
        change(model.Children![0]);
        return model;
    }
}

/// <summary>What a <see cref="DateTime"/> holds that a format may have no room for.</summary>
internal static class Moments
{
    /// <summary>The group of the ticks, and of the ends of the range.</summary>
    public const string Ticks = "`DateTime`: its ticks and its range";

    /// <summary>The group of the kinds.</summary>
    public const string Kinds = "`DateTime`: its `Kind`";

    private static readonly DateTime _local = new(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Local);

    public static IEnumerable<ValueGroup> Groups() =>
    [
        new(
            Ticks,
            Of("Below 1 ms", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).AddTicks(1234)),
            Of("Last tick of 1 ms", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).AddTicks(9999)),
            Of("`MinValue`", DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc)),
            Of("`MaxValue`", DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc))),
        new(
            Kinds,
            [
                Of("UTC", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc)),
                Of("Local", _local),
                .. FixedZone.IsSupported ? [OfLocalElsewhere("Local, read at UTC−07:00")] : (ValueClass[])[],
                Of("Unspecified", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Unspecified)),
                Of("`default`", default),
            ]),
    ];

    private static ValueClass Of(string name, DateTime value) =>
        ValueClass.OfMember(name, value, ModelWith(value), back => back.Children?[0].Created);

    private static ValueClass OfLocalElsewhere(string name)
    {
        var moment = _local.ToUniversalTime();
        return new ValueClass(name, $"`{ExactText.Of(_local)}`", ModelWith(_local), typeof(Complex), back => Change.Of(moment.ToLocalTime(), ((Complex)back).Children?[0].Created))
        {
            IsReadElsewhere = true,
        };
    }

    private static Complex ModelWith(DateTime value)
    {
        var model = Complex.Create();
        model.Children![0].Created = value;
        return model;
    }
}

/// <summary>Texts and lists that are empty or not there, and characters that are more than one byte or none.</summary>
internal static class Texts
{
    public static IEnumerable<ValueGroup> Groups() =>
    [
        new(
            "Texts and lists",
            Of("Empty text", ""),
            Of("Null text", null),
            Of("Non-BMP", "\U0001F600"),
            Of("Unpaired surrogate", "a\uD83Db"),
            Of("Embedded NUL", "a\0b"),
            OfList("Empty list", []),
            OfList("Null list", null)),
    ];

    private static ValueClass Of(string name, string? value) =>
        ValueClass.OfMember(name, value, Simple.Create() with { Name = value }, back => back.Name);

    private static ValueClass OfList(string name, List<Child>? value) =>
        ValueClass.OfMember(name, value, Complex.Create() with { Children = value }, back => back.Children);
}
