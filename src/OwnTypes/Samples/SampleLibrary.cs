using System.Text.Json;
using SerializationBenchmarks.OwnTypes.Loss;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>A library that builds values from samples, as the attributes of their types say, and writes them back.</summary>
internal abstract class SampleLibrary
{
    /// <summary>How deep samples may be nested: far deeper than documents are.</summary>
    public const int DeepestLevel = 500;

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
        using var document = JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = DeepestLevel });
        Members.Watch(document.RootElement);
        var compared = new WrittenBack(Forms, IgnoresCase) { Failing = Members.Failing };
        try
        {
            using var written = JsonDocument.Parse(Write(value, type), new JsonDocumentOptions { MaxDepth = DeepestLevel });
            compared.Compare(document.RootElement, written.RootElement, JsonPath.Root);
        }
#pragma warning disable CA1031 // A library need not write what it reads, and what a user's converter throws is anything.
        catch (Exception)
#pragma warning restore CA1031
        {
            compared.LeaveUnchecked(JsonPath.Root);
        }

        return compared;
    }

    /// <summary>Writes a value with what <see cref="Marks"/> lists.</summary>
    protected abstract string Write(object value, Type type);
}
