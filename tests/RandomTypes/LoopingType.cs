using FsCheck;
using FsCheck.Fluent;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A class whose values, or whose type, lead back to themselves, which ends the process of some libraries.</summary>
/// <param name="Shape">In which way.</param>
/// <param name="Members">The types of its other members.</param>
/// <param name="Children">How many children its value has.</param>
internal sealed record LoopingType(LoopShape Shape, IReadOnlyList<ValueShape> Members, int Children) : Stranger
{
    public static new Gen<LoopingType> Generator { get; } =
        from shape in Gen.Elements(LoopShape.All.ToArray())
        from count in Gen.Choose(0, 3)
        from members in Gen.Elements(ValueShape.All.Where(value => value is { IsAny: false, IsReadBySystemTextJson: true } && !value.CSharp.Contains("Inner", StringComparison.Ordinal)).ToArray()).ArrayOf(count)
        from children in Gen.Choose(1, 3)
        select new LoopingType(shape, shape.IsCollection ? [] : members, children);

    /// <inheritdoc/>
    public override string Document => Shape.Document(string.Concat(Members.Index().Select(member => $", \"M{member.Index}\": {member.Item.Json}")), Children);

    /// <inheritdoc/>
    public override string Source => $$"""
        #nullable enable
        using System.Linq;
        using System.Collections.Generic;
        namespace Stranger;
        public class Root{{Shape.Bases}}
        {
        {{Shape.Declaration}}
        {{string.Concat(Members.Index().Select(member => $"    public {member.Item.CSharp} M{member.Index} {{ get; set; }} = default!;\n"))}}    public static bool IsSame(Root a, Root b) => {{string.Join(" && ", Members.Index().Select(member => member.Item.Compare($"M{member.Index}")).Prepend(Shape.Same))}};
        }
        """;
}
