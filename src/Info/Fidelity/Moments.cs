using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Fidelity;

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
