namespace SerializationBenchmarks.RandomTypes;

/// <summary>A way in which a class, or its values, lead back to themselves.</summary>
/// <param name="Bases">What <c>Root</c> derives from, with the colon; empty for nothing.</param>
/// <param name="Declaration">Its own members.</param>
/// <param name="Same">C# that compares two values, a and b, in these members.</param>
internal sealed record LoopShape(string Bases, string Declaration, string Same)
{
    private const string Ignored = "[System.Text.Json.Serialization.JsonIgnore]";

    private const string IgnoredByBoth = "[System.Text.Json.Serialization.JsonIgnore, Newtonsoft.Json.JsonIgnore]";

    private const string Family = "    public string? Name { get; set; }\n    public List<Root> Children { get; set; } = [];\n";

    private const string Adopt = "{ foreach (var child in Children) child.Parent = this; }";

    private const string OfJson = " : System.Text.Json.Serialization.IJsonOnDeserialized";

    private const string SameFamily = "a.Name == b.Name && (a.Parent is null) == (b.Parent is null) && a.Children.Count == b.Children.Count && a.Children.Zip(b.Children, IsSame).All(same => same)";

    private const string SameSelf = "a.Name == b.Name && object.ReferenceEquals(a.Self, a) == object.ReferenceEquals(b.Self, b)";

    /// <summary>Whether it is a collection, which has no other members.</summary>
    public bool IsCollection { get; init; }

    /// <summary>Writes a value's document, of its other members with a comma before each, and of how many children it has.</summary>
    public Func<string, int, string> Document { get; init; } = (members, children) =>
        $$"""{ "Name": "a"{{members}}, "Children": [{{string.Join(", ", Enumerable.Range(0, children).Select(index => $$"""{ "Name": "{{index}}" }"""))}}] }""";

    public static IReadOnlyList<LoopShape> All { get; } =
    [
        // Children know their parent: one library knows that it is no part of the value, or two, or none.
        new(OfJson, Family + $"    {Ignored} public Root? Parent {{ get; set; }}\n    public void OnDeserialized() {Adopt}", SameFamily),
        new(OfJson, Family + $"    {IgnoredByBoth} public Root? Parent {{ get; set; }}\n    public void OnDeserialized() {Adopt}", SameFamily),
        new(OfJson, Family + $"    public Root? Parent {{ get; set; }}\n    public void OnDeserialized() {Adopt}", SameFamily),
        new(OfJson, Family + $"    internal Root? Parent {{ get; set; }}\n    public void OnDeserialized() {Adopt}", SameFamily),
        new("", Family + $"    {IgnoredByBoth} public Root? Parent {{ get; set; }}\n    [System.Runtime.Serialization.OnDeserialized] internal void OnDeserialized(System.Runtime.Serialization.StreamingContext context) {Adopt}", SameFamily),

        // A value knows itself.
        new("", $"    private string? _name;\n    public string? Name {{ get => _name; set {{ _name = value; Self = this; }} }}\n    {Ignored} public Root? Self {{ get; set; }}", SameSelf) { Document = OfOne },
        new("", "    private string? _name;\n    public string? Name { get => _name; set { _name = value; Self = this; } }\n    public Root? Self { get; set; }", SameSelf) { Document = OfOne },
        new("", $"    private string? _name;\n    public string? Name {{ get => _name; set {{ _name = value; Selves = [this]; }} }}\n    {Ignored} public List<Root>? Selves {{ get; set; }}", "a.Name == b.Name && (a.Selves is null) == (b.Selves is null) && (a.Selves is null || object.ReferenceEquals(a.Selves[0], a) == object.ReferenceEquals(b.Selves![0], b))") { Document = OfOne },

        // A type holds itself, and its values end.
        new("", "    public string? Name { get; set; }\n    public Root? Next { get; set; }", "a.Name == b.Name && (a.Next is null ? b.Next is null : b.Next is not null && IsSame(a.Next, b.Next))")
        {
            Document = (members, children) => $$"""{ "Name": "a"{{members}}, "Next": {{string.Concat(Enumerable.Repeat("""{ "Next": """, children * 30))}}null{{new string('}', children * 30)}} }""",
        },
        new(" : Dictionary<string, Root>", "", "a.Count == b.Count && a.All(entry => b.TryGetValue(entry.Key, out var other) && IsSame(entry.Value, other))")
        {
            IsCollection = true,
            Document = (_, children) => $$"""{ {{string.Join(", ", Enumerable.Range(0, children).Select(index => $$"""{{'"'}}{{index}}": { "b": {} }"""))}} }""",
        },
        new(" : List<Root>", "", "a.Count == b.Count && a.Zip(b, IsSame).All(same => same)")
        {
            IsCollection = true,
            Document = (_, children) => $"[{string.Join(", ", Enumerable.Repeat("[[]]", children))}]",
        },

        // A getter that does not come back, for the library that asks it.
        new("", "    public string? Name { get; set; }\n    [Newtonsoft.Json.JsonIgnore] public string Text => Text + Name + Text;", "a.Name == b.Name") { Document = OfOne },
        new("", $"    public string? Name {{ get; set; }}\n    {Ignored} public string Text => Text + Name + Text;", "a.Name == b.Name") { Document = OfOne },
    ];

    private static string OfOne(string members, int children) => $$"""{ "Name": "{{children}}"{{members}} }""";
}
