using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>An object of a ring. Public, and without attributes, so that every library may try it.</summary>
public sealed class RingNode
{
    public string Name { get; set; } = "";

    public RingNode? Next { get; set; }

    /// <summary>Two objects, each of which refers to the other.</summary>
    public static RingNode Create()
    {
        var first = new RingNode { Name = "first" };
        first.Next = new RingNode { Name = "second", Next = first };
        return first;
    }

    /// <summary>The samples of a model.</summary>
    public readonly struct Samples : IStudySamples<RingNode>
    {
        public static string Name => "Ring";

        public static IReadOnlyList<RingNode> Make() => [RingNode.Create()];
    }
}
