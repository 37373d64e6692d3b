using System.Reflection;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>What there is to attack in a wire format. A format is a class in a file of its own and a line in <see cref="_all"/>; formats that are laid out alike share one.</summary>
/// <param name="name">The name that serializers of the format give.</param>
internal abstract class WireFormat(string name)
{
    private static readonly WireFormat[] _all =
    [
        new JsonFormat("JSON"),
        new JsonFormat("JSON with camel case"),
        new ProtobufFormat(),
        new MessagePackFormat("MessagePack"),
        new MessagePackFormat("MessagePack maps"),
        new MessagePackFormat("MessagePack with native values"),
        new MessagePackFormat("MessagePack with LZ4"),
        new MessagePackFormat("MessagePack with extensions"),
        new CborFormat(),
        new BsonFormat("BSON"),
        new BsonFormat("BSON of MongoDB"),
        new MemoryPackFormat("MemoryPack", hasMemberLengths: false),
        new MemoryPackFormat("MemoryPack, version-tolerant", hasMemberLengths: true),
        new ForyFormat("Fory", hasDescriptions: false),
        new ForyFormat("Fory, compatible mode", hasDescriptions: true),
        new AvroFormat(),
        new OrleansFormat(),
        new FlatBuffersFormat("FlatBuffers"),
        new FlatBuffersFormat("FlatBuffers of Google"),
        new BebopFormat("Bebop message"),
        new BebopFormat("Bebop struct"),
    ];

    public string Name { get; } = name;

    /// <summary>Why <see cref="FindLengths"/> finds none, in a sentence; null if it finds all.</summary>
    public virtual string? WhyNoLengths => null;

    /// <summary>Why <see cref="Nest"/> makes nothing, in a sentence; null if it does.</summary>
    public virtual string? WhyNoNesting => null;

    /// <summary>Finds a format; one that nobody described has neither lengths nor nesting and says so.</summary>
    public static WireFormat Of(string name) => _all.FirstOrDefault(format => format.Name == name) ?? new Undescribed(name);

    /// <summary>Finds all lengths and counts of a payload.</summary>
    /// <param name="model">The payload's model, for formats that say it nowhere.</param>
    /// <param name="payload">A valid payload.</param>
    public virtual IEnumerable<LengthField> FindLengths(Type model, byte[] payload) => [];

    /// <summary>Makes payloads that nest.</summary>
    /// <param name="model">The payload's model.</param>
    /// <param name="payload">A valid payload.</param>
    /// <param name="depth">How deep.</param>
    public virtual IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth) => [];

    /// <summary>Makes an input that nests.</summary>
    protected static HostileInput Nesting(string name, Func<byte[]> create) => new(InputClass.Nesting, name, create);

    /// <summary>Repeats bytes.</summary>
    protected static byte[] Repeat(int count, params ReadOnlySpan<byte> unit)
    {
        var bytes = new byte[count * unit.Length];
        for (var offset = 0; offset < bytes.Length; offset += unit.Length)
            unit.CopyTo(bytes.AsSpan(offset));
        return bytes;
    }

    private sealed class Undescribed(string name) : WireFormat(name)
    {
        private const string Why = "Nobody described this format in src/Info/Robustness/Formats.";

        public override string? WhyNoLengths => Why;

        public override string? WhyNoNesting => Why;
    }
}

/// <summary>A length or count in a payload.</summary>
/// <param name="Offset">Where it starts.</param>
/// <param name="Size">How many bytes it takes.</param>
/// <param name="Greatest">What can stand there instead: the greatest numbers of the forms that the format has for it.</param>
internal sealed record LengthField(int Offset, int Size, params IReadOnlyList<byte[]> Greatest);

/// <summary>The types of models, for formats whose payloads don't say what they hold.</summary>
internal static class ModelMembers
{
    /// <summary>The types of a model's members in the order of declaration, which is the order of their numbers in every schema.</summary>
    public static Type[] Of(Type model) =>
        [.. model.GetProperties(BindingFlags.Public | BindingFlags.Instance).OrderBy(property => property.MetadataToken).Select(property => property.PropertyType)];

    /// <summary>The type of a list's elements; null if the type is no list.</summary>
    public static Type? ElementOf(Type type) =>
        type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>) ? type.GetGenericArguments()[0] : null;

    /// <summary>Whether the type is a model or part of one.</summary>
    public static bool IsRecord(Type type) => type.IsClass && type.Assembly == typeof(IModelType).Assembly;
}
