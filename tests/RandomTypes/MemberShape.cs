using System.Globalization;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A way in which classes hold a value, and who keeps what a document says of it by the libraries' documentation.</summary>
/// <param name="Declaration">C#, with {0} for the type and {1} for the name.</param>
/// <param name="KeptBySystemTextJson">Whether System.Text.Json sets it as the suite reads samples: with fields, and lists filled in their place.</param>
/// <param name="KeptByNewtonsoft">Whether Newtonsoft.Json does.</param>
internal sealed record MemberShape(string Declaration, bool KeptBySystemTextJson, bool KeptByNewtonsoft)
{
    /// <summary>The name in the document, with {0} for the member's; null where only the class knows the member.</summary>
    public string? Name { get; init; } = "{0}";

    /// <summary>Another name in the document that holds the same value, with {0} for the member's; null for none.</summary>
    public string? Twin { get; init; }

    /// <summary>Whether it must be a list.</summary>
    public bool IsList { get; init; }

    public static IReadOnlyList<MemberShape> All { get; } =
    [
        new("public {0} {1} {{ get; set; }} = default!;", true, true),
        new("public {0} {1} {{ get; init; }} = default!;", true, true),
        new("public {0} {1};", true, true),
        new("private {0} _{1} = default!; public {0} {1} {{ get => _{1}; set => _{1} = value; }}", true, true),
        new("public {0} {1} {{ get; private set; }} = default!;", false, false),
        new("[System.Text.Json.Serialization.JsonInclude] public {0} {1} {{ get; private set; }} = default!;", true, false),
        new("[Newtonsoft.Json.JsonProperty] public {0} {1} {{ get; private set; }} = default!;", false, true),
        new("[System.Text.Json.Serialization.JsonInclude] internal {0} {1} {{ get; set; }} = default!;", true, false),
        new("[Newtonsoft.Json.JsonProperty] internal {0} {1} {{ get; set; }} = default!;", false, true),
        new("[System.Text.Json.Serialization.JsonIgnore] public {0} {1} {{ get; set; }} = default!;", false, true),
        new("[Newtonsoft.Json.JsonIgnore] public {0} {1} {{ get; set; }} = default!;", true, false),
        new("[System.Text.Json.Serialization.JsonPropertyName(\"x_{1}\")] public {0} {1} {{ get; set; }} = default!;", true, false) { Name = "x_{0}" },
        new("[Newtonsoft.Json.JsonProperty(\"x_{1}\")] public {0} {1} {{ get; set; }} = default!;", false, true) { Name = "x_{0}" },
        new("public {0} {1} {{ get; set; }} = default!; [System.Text.Json.Serialization.JsonPropertyName(\"m_{1}\")] public {0} Other{1} {{ get; set; }} = default!; [System.Text.Json.Serialization.JsonPropertyName(\"M_{1}\")] public {0} Twin{1} {{ get; set; }} = default!;", true, false) { Name = "m_{0}", Twin = "M_{0}" },
        new("public {0} {1} {{ get; }} = [];", true, true) { IsList = true },
        new("public System.Guid {1} => System.Guid.NewGuid();", true, true) { Name = null },
        new("public int {1} => GetHashCode();", true, true) { Name = null },
    ];
}

/// <summary>A type of members, with a value that is not its default.</summary>
/// <param name="CSharp">The type in C#.</param>
/// <param name="Json">The value in JSON.</param>
/// <param name="Same">C# that compares {0} and {1}.</param>
internal sealed record ValueShape(string CSharp, string Json, string Same = "{0}.Equals({1})")
{
    private const string Dictionary = "({0} is null ? {1} is null : {1} is not null && {0}.Count == {1}.Count && {0}.All(entry => {1}.TryGetValue(entry.Key, out var other) && other == entry.Value))";

    private const string AnyJson = "Json.IsSame({0}, {1})";

    private const string Sequence = "({0} ?? []).SequenceEqual({1} ?? [])";

    /// <summary>Whether it holds what the library that builds the sample makes of any JSON.</summary>
    public bool IsAny { get; init; }

    /// <summary>Whether System.Text.Json reads it at all.</summary>
    public bool IsReadBySystemTextJson { get; init; } = true;

    /// <summary>The places of the members that it holds, none of which has a name of its own.</summary>
    public IReadOnlyList<string> Inside { get; init; } = [];

    public static IReadOnlyList<ValueShape> All { get; } =
    [
        new("int", "7"),
        new("long", "9007199254740993"),
        new("bool", "true"),
        new("double", "0.1"),
        new("decimal", "1234567.891"),
        new("string?", "\"a\u00E9\"", "{0} == {1}"),
        new("System.Guid", "\"6f9619ff-8b86-d011-b42d-00c04fc964ff\""),
        new("System.DateTime", "\"2024-01-31T10:00:00Z\"", "({0} == {1} && {0}.Kind == {1}.Kind)"),
        new("System.DayOfWeek", "3"),
        new("int?", "5"),
        new("Inner?", "{ \"Number\": 4, \"Text\": \"b\" }", "Inner.IsSame({0}, {1})") { Inside = [".Number", ".Text"] },
        new("System.Collections.Generic.Dictionary<string, int>?", "{ \"k\": 1 }", Dictionary),
        new("System.Collections.Generic.Dictionary<int, string>?", "{ \"-2147483648\": \"a\", \"7\": \"b\" }", Dictionary),
        new("System.Collections.Generic.Dictionary<System.Guid, int>?", "{ \"6f9619ff-8b86-d011-b42d-00c04fc964ff\": 1 }", Dictionary),
        new("System.Collections.Generic.Dictionary<System.DayOfWeek, int>?", "{ \"Monday\": 1, \"Sunday\": 2 }", Dictionary),
        new("object?", "5", AnyJson) { IsAny = true },
        new("object?", "\"a\"", AnyJson) { IsAny = true },
        new("object?", "{ \"a\": [1, null] }", AnyJson) { IsAny = true },
        new("object[]?", "[true, \"a\", 1.5]", "Json.AreSame({0}, {1})") { IsAny = true },
        new("System.Collections.Generic.Dictionary<string, object>?", "{ \"k\": 1, \"l\": \"a\" }", "Json.AreSame({0}, {1})") { IsAny = true },
        new("long", "-9223372036854775808"),
        new("ulong", "18446744073709551615"),
        new("sbyte", "-128"),
        new("double", "1.7976931348623157E308"),
        new("double", "5E-324"),
        new("float", "3.4028235E38"),
        new("decimal", "79228162514264337593543950335"),
        new("decimal", "0.0000000000000000000000000001"),
        new("System.Version?", "\"1.2.3\"", "{0} == {1}"),
        new("System.Uri?", "\"https://example.org/%7Ea\"", "{0}?.OriginalString == {1}?.OriginalString"),
        new("System.Text.RegularExpressions.Regex?", "\"/a+/i\"", "({0}?.ToString(), {0}?.Options) == ({1}?.ToString(), {1}?.Options)") { IsReadBySystemTextJson = false },
        new("System.Globalization.CultureInfo?", "\"de-DE\"", "{0}?.Name == {1}?.Name") { IsReadBySystemTextJson = false },
        new("System.Data.DataTable?", "[{ \"a\": 1, \"b\": \"x\" }, { \"a\": 2, \"b\": null }]", "Json.AreSame({0}, {1})") { IsReadBySystemTextJson = false },
        new("int[]?", "[1, 2]", Sequence),
        new("System.Collections.Generic.List<string>?", "[\"x\"]", Sequence),
        new("System.Collections.Generic.HashSet<int>?", "[3]", Sequence),
        new("System.Collections.Generic.Stack<int>?", "[1, 2]", Sequence),
        new("System.Collections.Generic.List<Inner>?", "[{ \"Number\": 1 }, { \"Text\": \"c\" }]", "({0} ?? []).Count == ({1} ?? []).Count && ({0} ?? []).Zip({1} ?? [], Inner.IsSame).All(same => same)") { Inside = ["[…].Number", "[…].Text"] },
        new("System.Collections.Generic.Dictionary<string, Inner>?", "{ \"k\": { \"Number\": 2 } }", "({0} is null ? {1} is null : {1} is not null && {1}.Count == {0}.Count && {0}.All(entry => {1}.TryGetValue(entry.Key, out var other) && Inner.IsSame(entry.Value, other)))") { Inside = ["[…].Number"] },
    ];

    /// <summary>What lists are made of that a class fills in their place.</summary>
    public static ValueShape List { get; } = new("System.Collections.Generic.List<string>", "[\"x\"]", Sequence);

    public string Compare(string name) => string.Format(CultureInfo.InvariantCulture, Same, "a." + name, "b." + name);
}
