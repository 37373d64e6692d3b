using System.Collections.Concurrent;
using System.Text.Json;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>How a library that builds values reads types.</summary>
internal abstract class Contract
{
    private readonly ConcurrentDictionary<Type, Shape> _shapes = new();

    /// <summary>What the library makes of a type's JSON.</summary>
    public Shape ShapeOf(Type type) => _shapes.GetOrAdd(type, FindShape);

    /// <summary>Reads one value alone.</summary>
    public abstract object? Read(JsonElement json, Type type);

    /// <summary>Whether a name says something about the value, such as its class, and is no member of it.</summary>
    /// <param name="type">The type that was asked for.</param>
    /// <param name="name">The name.</param>
    public virtual bool IsMetadata(Type type, string name) => name is "$type" or "$id" or "$ref" or "$values";

    /// <summary>Finds out what the library makes of a type's JSON.</summary>
    protected abstract Shape FindShape(Type type);
}
