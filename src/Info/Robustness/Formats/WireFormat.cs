using System.Reflection;
using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>What there is to attack in a wire format. A class in a file of its own says by <see cref="DescribesAttribute"/> of which formats it knows; those that are laid out alike share one.</summary>
/// <param name="name">The name that serializers of the format give.</param>
internal abstract class WireFormat(string name)
{
    private static readonly Dictionary<string, Type> _all = typeof(WireFormat).Assembly.GetTypes()
        .SelectMany(type => type.GetCustomAttribute<DescribesAttribute>()?.Formats.Select(format => (format, type)) ?? [])
        .ToDictionary();

    public string Name { get; } = name;

    /// <summary>Why <see cref="FindLengths"/> finds none, in a sentence; null if it finds all.</summary>
    public virtual string? WhyNoLengths => null;

    /// <summary>Why <see cref="Nest"/> makes nothing, in a sentence; null if it does.</summary>
    public virtual string? WhyNoNesting => null;

    /// <summary>Finds a format; one that nobody described has neither lengths nor nesting and says so.</summary>
    public static WireFormat Of(string name) => _all.TryGetValue(name, out var type) ? (WireFormat)Activator.CreateInstance(type, name)! : new Undescribed(name);

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

/// <summary>The formats that a <see cref="WireFormat"/> describes.</summary>
/// <param name="formats">The names that serializers of them give.</param>
[AttributeUsage(AttributeTargets.Class)]
internal sealed class DescribesAttribute(params string[] formats) : Attribute
{
    /// <summary>The names.</summary>
    public IReadOnlyList<string> Formats { get; } = formats;
}
