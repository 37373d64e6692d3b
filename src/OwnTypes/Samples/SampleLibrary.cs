using System.Text.Json;
using SerializationBenchmarks.OwnTypes.Loss;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>A library that builds values from samples, as the attributes of their types say, and writes them back.</summary>
internal abstract class SampleLibrary
{
    private static readonly JsonDocumentOptions _deep = new() { MaxDepth = JsonText.DeepestLevel };

    /// <summary>The library's name.</summary>
    public abstract string Name { get; }

    /// <summary>Whether it names members by a policy that the type's author did not choose.</summary>
    public bool HasPolicy { get; protected init; }

    /// <summary>Whether it takes names in any case.</summary>
    protected bool IgnoresCase { get; init; } = true;

    /// <summary>The forms of enumerations that it has read.</summary>
    protected ValueForms Forms { get; } = new();

    /// <summary>The members that it writes.</summary>
    protected WatchedMembers Members { get; } = new();

    /// <summary>Builds a value of a type from JSON.</summary>
    public abstract object Build(ReadOnlyMemory<byte> json, Type type);

    /// <summary>Finds what a value that it built lacks of its document.</summary>
    public WrittenBack Check(ReadOnlyMemory<byte> json, Type type, object value)
    {
        Watch([json]);
        var compared = new WrittenBack(Forms, IgnoresCase) { Failing = Members.Failing, Converted = Members.Converted };
        using var written = TryWrite(value, type);
        if (written is null)
        {
            compared.LeaveUnchecked(JsonPath.Root);
            return compared;
        }

        using var document = JsonDocument.Parse(json, _deep);
        compared.Compare(document.RootElement, written.RootElement, JsonPath.Root, isConverted: HasConverter(type));
        return compared;
    }

    /// <summary>Begins to write the members that other documents name.</summary>
    public void Watch(IEnumerable<ReadOnlyMemory<byte>> documents) => Members.Watch(documents);

    /// <summary>Writes a value with what <see cref="Marks"/> lists.</summary>
    public abstract byte[] Write(object value, Type type);

    /// <summary>Whether an attribute of a type, or of what it holds as a collection, names a converter.</summary>
    protected abstract bool HasConverter(Type type);

    /// <summary>A type and what it holds as a collection, or may be instead of null.</summary>
    protected static IEnumerable<Type> HeldBy(Type type) => type.GetGenericArguments().Append(type.GetElementType()).OfType<Type>().SelectMany(HeldBy).Append(type);

    private JsonDocument? TryWrite(object value, Type type)
    {
        try
        {
            return JsonDocument.Parse(Write(value, type), _deep);
        }
#pragma warning disable CA1031 // A library need not write what it reads, and what a user's converter throws is anything.
        catch (Exception)
#pragma warning restore CA1031
        {
            return null;
        }
    }
}
