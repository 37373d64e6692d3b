namespace SerializationBenchmarks.Serializers;

/// <summary>Which other languages than those of .NET read a format, and by what that is known.</summary>
/// <param name="Names">The languages, for example "JavaScript, Rust"; null if there are none by the documentation.</param>
/// <param name="Documentation">The address of the page that says so.</param>
public sealed record OtherLanguages(string? Names, string Documentation)
{
    /// <summary>The language of the implementation with which the tests read and write the bytes of docs/wire-formats.md; null if none does, and the documentation alone says so.</summary>
    public string? CheckedIn { get; init; }
}
