using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Gc;

/// <summary>The dictionary that is held alive.</summary>
internal static class Million
{
    /// <summary>How many values it has, as the original's.</summary>
    public const int Count = 1_000_000;

    /// <summary>Makes a dictionary of values, each with its key in both members. Nothing else is allocated.</summary>
    public static object Make<TCodec>(int count = Count)
        where TCodec : struct, ICodec
    {
        if (typeof(TCodec) == typeof(HeldStructLine))
            return MakeStructs(count);
        var values = new Dictionary<int, object>(count);
        var model = new Tiny(); // One for all: the values are what is made.
        for (var key = 0; key < count; key++)
        {
            (model.Id, model.OtherId) = (key, key);
            values.Add(key, TCodec.FromModel(model));
        }

        return values;
    }

    private static Dictionary<int, HeldStruct> MakeStructs(int count)
    {
        var values = new Dictionary<int, HeldStruct>(count);
        for (var key = 0; key < count; key++)
            values.Add(key, new HeldStruct { Id = key, OtherId = key });
        return values;
    }
}

/// <summary>A class that others may derive from.</summary>
public class HeldClass
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}

/// <summary>A record.</summary>
public sealed record HeldRecord
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}

/// <summary>A sealed class.</summary>
public sealed class HeldSealedClass
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}

/// <summary>A struct, which the dictionary holds without an object of its own.</summary>
public readonly record struct HeldStruct
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}
