using System.Globalization;
using System.Text;
using FsCheck;
using FsCheck.Fluent;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A class with members of all kinds.</summary>
/// <param name="Members">Its members, each with its own shape and type; those of the base class first.</param>
/// <param name="InBase">How many of them are of the base class.</param>
/// <param name="HasExtra">Whether the document has a member that the class does not.</param>
/// <param name="PrefersPlainValues">Whether members of type object shall get what Newtonsoft.Json reads.</param>
internal sealed record RandomType(IReadOnlyList<(MemberShape Shape, ValueShape Value)> Members, int InBase, bool HasExtra, bool PrefersPlainValues) : Stranger
{
    private const string Extra = "Extra";

    public static new Gen<RandomType> Generator { get; } =
        from count in Gen.Choose(1, 8)
        from members in Member().ArrayOf(count)
        from inBase in Gen.Choose(0, 2)
        from extra in Gen.Choose(0, 9)
        from plain in Gen.Elements(false, true)
        select new RandomType(members, Math.Min(inBase, count), extra == 0, plain);

    /// <summary>Whether a member holds what the library that builds the sample makes of any JSON.</summary>
    public bool HasAny => Members.Any(member => member.Value.IsAny);

    /// <summary>Whether System.Text.Json reads the document at all.</summary>
    public bool IsReadBySystemTextJson => !Members.Any(member => !member.Value.IsReadBySystemTextJson && member.Shape is { KeptBySystemTextJson: true, Name: not null });

    /// <summary>The members of the document that System.Text.Json does not keep.</summary>
    public string[] LostBySystemTextJson => [.. Lost(shape => shape.KeptBySystemTextJson)];

    /// <summary>
    /// The members of the document that System.Text.Json does not keep where it names members by a policy, and takes names as they stand because two
    /// differ in case alone: all that have no name of their own, among them what it cannot read, also in the values of the others. Null where it does not come to that.
    /// </summary>
    public string[]? LostByPolicy => Members.Any(member => member.Shape.Twin is not null) && Members.All(member => member.Value.IsReadBySystemTextJson || !member.Shape.KeptBySystemTextJson || member.Shape.Name is null or "{0}")
        ? [.. Lost(shape => shape is { KeptBySystemTextJson: true, Name: not "{0}" }, alsoInside: true)]
        : null;

    /// <summary>The members of the document that Newtonsoft.Json does not keep.</summary>
    public string[] LostByNewtonsoft => [.. Lost(shape => shape.KeptByNewtonsoft)];

    /// <inheritdoc/>
    public override string Document => $"{{ {string.Join(", ", Named().Select(member => $"\"{member.Name}\": {member.Json}"))} }}";

    /// <inheritdoc/>
    public override string Source => $$"""
        #nullable enable
        using System.Linq;
        namespace Stranger;
        public class Inner
        {
            public int Number { get; set; }
            public string? Text { get; set; }
            public static bool IsSame(Inner? a, Inner? b) => a is null ? b is null : b is not null && a.Number == b.Number && a.Text == b.Text;
        }
        public static class Json
        {
            public static bool IsSame(object? a, object? b) => (a, b) switch
            {
                (null, null) => true,
                (System.Text.Json.JsonElement c, System.Text.Json.JsonElement d) => c.ValueKind == d.ValueKind && (c.ValueKind == System.Text.Json.JsonValueKind.Undefined || System.Text.Json.JsonElement.DeepEquals(c, d)),
                (Newtonsoft.Json.Linq.JToken c, Newtonsoft.Json.Linq.JToken d) => Newtonsoft.Json.Linq.JToken.DeepEquals(c, d),
                _ => a is not null && b is not null && a.GetType() == b.GetType() && a.Equals(b),
            };
            public static bool AreSame(System.Data.DataTable? a, System.Data.DataTable? b) => a is null || b is null ? a == b
                : a.TableName == b.TableName && a.Columns.Cast<System.Data.DataColumn>().Select(column => (column.ColumnName, column.DataType)).SequenceEqual(b.Columns.Cast<System.Data.DataColumn>().Select(column => (column.ColumnName, column.DataType)))
                    && a.Rows.Count == b.Rows.Count && a.Rows.Cast<System.Data.DataRow>().Zip(b.Rows.Cast<System.Data.DataRow>(), (c, d) => c.ItemArray.SequenceEqual(d.ItemArray)).All(same => same);
            public static bool AreSame(object[]? a, object[]? b) => a is null || b is null ? a == b : a.Length == b.Length && a.Zip(b, IsSame).All(same => same);
            public static bool AreSame(System.Collections.Generic.Dictionary<string, object>? a, System.Collections.Generic.Dictionary<string, object>? b) => a is null || b is null ? a == b : a.Count == b.Count && a.All(entry => b.TryGetValue(entry.Key, out var other) && IsSame(entry.Value, other));
        }
        public class Base
        {
        {{Declare(0, InBase)}}}
        public class Root : Base
        {
        {{Declare(InBase, Members.Count)}}    public static bool IsSame(Root a, Root b) => {{Same(member => member.Shape.Name is not null)}};
            public static bool IsSameButForAny(Root a, Root b) => {{Same(member => member.Shape.Name is not null && !member.Value.IsAny)}};
        }
        """;

    private static Gen<(MemberShape, ValueShape)> Member() =>
        from shape in Gen.Elements(MemberShape.All.ToArray())
        from value in Gen.Elements(ValueShape.All.ToArray())
        select (shape, shape.IsList ? ValueShape.List : value);

    private string Same(Func<(MemberShape Shape, ValueShape Value), bool> counts) => string.Join(" && ", Members.Index()
        .Where(member => counts(member.Item))
        .SelectMany(member => member.Item.Shape.Twin is null ? [$"M{member.Index}"] : new[] { $"M{member.Index}", $"OtherM{member.Index}", $"TwinM{member.Index}" }, (member, name) => member.Item.Value.Compare(name))
        .Append("true"));

    private string Declare(int first, int end)
    {
        var text = new StringBuilder();
        for (var index = first; index < end; index++)
            text.Append("    ").Append(string.Format(CultureInfo.InvariantCulture, Members[index].Shape.Declaration, Members[index].Value.CSharp, $"M{index}")).Append('\n');
        return text.ToString();
    }

    private IEnumerable<(string Name, string Json)> Named() => Members.Index()
        .Where(member => member.Item.Shape.Name is not null)
        .SelectMany(member => NamesOf(member.Item.Shape, member.Index), (member, name) => (name, member.Item.Value.Json))
        .Concat(HasExtra ? [(Extra, "1")] : []);

    private IEnumerable<string> Lost(Func<MemberShape, bool> isKept, bool alsoInside = false) => Members.Index()
        .Where(member => member.Item.Shape.Name is not null)
        .SelectMany(member => NamesOf(member.Item.Shape, member.Index), (member, name) => (member.Item, Name: name))
        .SelectMany(member => !isKept(member.Item.Shape) ? [member.Name] : alsoInside ? member.Item.Value.Inside.Select(path => member.Name + path) : [])
        .Concat(HasExtra ? [Extra] : []);

    private static IEnumerable<string> NamesOf(MemberShape shape, int index) =>
        new[] { shape.Name, shape.Twin }.OfType<string>().Select(name => string.Format(CultureInfo.InvariantCulture, name, $"M{index}"));
}
