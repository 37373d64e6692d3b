using SerializationBenchmarks.Info.MemberTypes.Holders;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Enumerations, and values that may be missing.</summary>
internal static class EnumTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "enums",
            "Enumerations",
            MemberType.Of<Ordinary>("enum", ("Two", Ordinary.Two), ("None", Ordinary.None), ("Undefined", (Ordinary)99), ("Undefined, negative", (Ordinary)(-1))),
            MemberType.Of<OfBytes>("enum : byte", ("One", OfBytes.One), ("255", OfBytes.Last)),
            MemberType.Of<OfLongs>("enum : ulong", ("One", OfLongs.One), ("MaxValue", OfLongs.Last)),
            MemberType.Of<Rights>("[Flags] enum", ("One flag", Rights.Read), ("Two flags", Rights.Read | Rights.Write), ("A flag without a name", (Rights)8 | Rights.Read))),
        new(
            "nullables",
            "Nullable values",
            MemberType.Of<int?>("int?", ("5", 5), ("Null", null), ("0", 0)),
            MemberType.Of<bool?>("bool?", ("true", true), ("Null", null), ("false", false)),
            MemberType.Of<decimal?>("decimal?", ("1.10", 1.10m), ("Null", null), ("0", 0m)),
            MemberType.Of<DateTime?>("DateTime?", ("2021, UTC", new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc)), ("Null", null), ("MinValue, UTC", DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc))),
            MemberType.Of<Guid?>("Guid?", ("16 different bytes", new Guid("00112233-4455-6677-8899-aabbccddeeff")), ("Null", null), ("Empty", Guid.Empty)),
            MemberType.Of<Ordinary?>("enum?", ("Two", Ordinary.Two), ("Null", null), ("None", Ordinary.None))),
    ];
}
