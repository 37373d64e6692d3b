using System.Globalization;
using System.Text;
using FsCheck;
using FsCheck.Fluent;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A class with members of all kinds.</summary>
/// <param name="Members">Its members, each with its own shape and type; those of the base class first.</param>
/// <param name="InBase">How many of them are of the base class.</param>
/// <param name="HasExtra">Whether the document has a member that the class does not.</param>
internal sealed record RandomType(IReadOnlyList<(MemberShape Shape, ValueShape Value)> Members, int InBase, bool HasExtra) : Stranger
{
    private const string Extra = "Extra";

    public static new Gen<RandomType> Generator { get; } =
        from count in Gen.Choose(1, 8)
        from members in Member().ArrayOf(count)
        from inBase in Gen.Choose(0, 2)
        from extra in Gen.Choose(0, 9)
        select new RandomType(members, Math.Min(inBase, count), extra == 0);

    /// <summary>The members of the document that System.Text.Json does not keep.</summary>
    public string[] LostBySystemTextJson => [.. Lost(shape => shape.KeptBySystemTextJson)];

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
        public class Base
        {
        {{Declare(0, InBase)}}}
        public class Root : Base
        {
        {{Declare(InBase, Members.Count)}}    public static bool IsSame(Root a, Root b) => {{string.Join(" && ", Members.Index().Where(member => member.Item.Shape.Name is not null).Select(member => member.Item.Value.Compare($"M{member.Index}")).Append("true"))}};
        }
        """;

    private static Gen<(MemberShape, ValueShape)> Member() =>
        from shape in Gen.Elements(MemberShape.All.ToArray())
        from value in Gen.Elements(ValueShape.All.ToArray())
        select (shape, shape.IsList ? ValueShape.List : value);

    private string Declare(int first, int end)
    {
        var text = new StringBuilder();
        for (var index = first; index < end; index++)
            text.Append("    ").Append(string.Format(CultureInfo.InvariantCulture, Members[index].Shape.Declaration, Members[index].Value.CSharp, $"M{index}")).Append('\n');
        return text.ToString();
    }

    private IEnumerable<(string Name, string Json)> Named() => Members.Index()
        .Where(member => member.Item.Shape.Name is not null)
        .Select(member => (string.Format(CultureInfo.InvariantCulture, member.Item.Shape.Name!, $"M{member.Index}"), member.Item.Value.Json))
        .Concat(HasExtra ? [(Extra, "1")] : []);

    private IEnumerable<string> Lost(Func<MemberShape, bool> isKept) => Members.Index()
        .Where(member => member.Item.Shape.Name is not null && !isKept(member.Item.Shape))
        .Select(member => string.Format(CultureInfo.InvariantCulture, member.Item.Shape.Name!, $"M{member.Index}"))
        .Concat(HasExtra ? [Extra] : []);
}
