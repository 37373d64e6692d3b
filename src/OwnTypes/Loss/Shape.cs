namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>What a library makes of the JSON of a type, by the library's own contract.</summary>
internal abstract record Shape
{
    /// <summary>One value: a text, a number, or whatever a converter reads.</summary>
    public sealed record Leaf : Shape;

    /// <summary>Any JSON, kept as it is.</summary>
    public sealed record Any : Shape;

    /// <summary>Something that stands for what it holds, as F#'s options do.</summary>
    /// <param name="Type">The type of what it holds.</param>
    /// <param name="Get">Reads that.</param>
    public sealed record Holder(Type Type, Func<object, object?> Get) : Shape;

    /// <summary>A list, array or set.</summary>
    /// <param name="Type">The elements' type.</param>
    public sealed record Elements(Type Type) : Shape;

    /// <summary>A dictionary.</summary>
    /// <param name="Type">The values' type.</param>
    public sealed record Entries(Type Type) : Shape;

    /// <summary>An object.</summary>
    /// <param name="Find">Finds what a name of a document is read into; null for nothing.</param>
    /// <param name="Other">Reads what an object keeps under a name that no member has, null for JSON that is kept as it is; null if it keeps none of that.</param>
    public sealed record Members(Func<string, Member?> Find, Func<object, string, object?>? Other) : Shape;

    /// <summary>A member of an object.</summary>
    /// <param name="Type">What it is declared as.</param>
    /// <param name="CanBeSet">Whether it gets what the document says: by a setter, by a constructor, or filled where it is.</param>
    /// <param name="HasConverter">Whether a converter of its own reads it.</param>
    /// <param name="Get">Reads it; null if it cannot be read.</param>
    internal sealed record Member(Type Type, bool CanBeSet, bool HasConverter, Func<object, object?>? Get);
}
