using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.CustomModels.Emission;

/// <summary>What emitted copies call; public only for them.</summary>
internal static class CopyHelpers
{
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = nameof(MemberwiseClone))]
    public static extern object Clone(object value);

    public static T[] CloneArray<T>(T[] value) => new ReadOnlySpan<T>(value).ToArray();

    public static string? CopyText(string? value) => value is null ? null : new string(value.AsSpan());
}
