namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>All types that are looked at. Local times are those of the zone in which this is asked.</summary>
internal static class AllTypes
{
    /// <summary>The groups, in the order of tables.</summary>
    public static IReadOnlyList<TypeGroup> Groups() =>
    [
        .. NumberTypes.Groups(),
        .. TextTypes.Groups(),
        .. TimeTypes.Groups(),
        .. EnumTypes.Groups(),
        .. ListTypes.Groups(),
        .. DictionaryTypes.Groups(),
        .. OtherTypes.Groups(),
        .. DeclarationTypes.Groups(),
    ];
}
