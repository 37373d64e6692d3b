namespace SerializationBenchmarks.CustomModels.Loading;

/// <summary>A type as C# writes it, for example <c>Page&lt;List&lt;int&gt;&gt;</c>.</summary>
/// <param name="Name">The name without type arguments, with or without its namespace.</param>
/// <param name="Arguments">The type arguments; none if the type is not generic.</param>
internal sealed record TypeExpression(string Name, IReadOnlyList<TypeExpression> Arguments)
{
    /// <summary>Parses a type's name; null if its brackets, commas or names are not those of a type.</summary>
    /// <param name="text">The name; a nested type's own follows a dot or a plus sign.</param>
    public static TypeExpression? Parse(string text)
    {
        var rest = text.AsSpan().Trim();
        return Read(ref rest) is { } type && rest.IsEmpty ? type : null;
    }

    /// <inheritdoc/>
    public override string ToString() => Arguments.Count == 0 ? Name : $"{Name}<{string.Join(", ", Arguments)}>";

    private static TypeExpression? Read(ref ReadOnlySpan<char> rest)
    {
        var end = rest.IndexOfAny("<>,");
        var name = (end < 0 ? rest : rest[..end]).Trim().ToString().Replace('+', '.');
        rest = end < 0 ? [] : rest[end..];
        if (name.Length == 0)
            return null;
        if (rest is not ['<', ..])
            return new TypeExpression(name, []);

        var arguments = new List<TypeExpression>();
        do
        {
            rest = rest[1..].TrimStart();
            if (Read(ref rest) is not { } argument)
                return null;
            arguments.Add(argument);
        }
        while (rest is [',', ..]);
        if (rest is not ['>', ..])
            return null;
        rest = rest[1..].TrimStart();
        return new TypeExpression(name, arguments);
    }
}
