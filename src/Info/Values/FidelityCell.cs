using System.Diagnostics.CodeAnalysis;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.Values;

/// <summary>What becomes of a value.</summary>
internal enum FidelityOutcome
{
    /// <summary>It comes back as it was, to the bit.</summary>
    Exact,

    /// <summary>A value comes back that its type calls equal, written in another way: <c>1.0</c> for <c>1.00</c>.</summary>
    Equal,

    /// <summary>Another value comes back, and nothing says so.</summary>
    Changed,

    /// <summary>Nothing comes back, or what a member holds where nothing was set, and nothing says so.</summary>
    Lost,

    /// <summary>Serializing it throws.</summary>
    RejectedOnWriting,

    /// <summary>Deserializing what was serialized throws.</summary>
    RejectedOnReading,

    /// <summary>The serializer does not support the model that holds it.</summary>
    NotSupported,
}

/// <summary>What one serializer made of one value.</summary>
internal sealed record FidelityCell(string Serializer, FidelityOutcome Outcome, string? Detail = null)
{
    /// <summary>What is particular about the serializer on a user's type.</summary>
    public string? Note { get; init; }

    /// <summary>What comes back where the reader is given the writer's schema too; null where there is no such way.</summary>
    public FidelityCell? Given { get; init; }

    /// <summary>Sends a value through a serializer's serialize and deserialize.</summary>
    public static FidelityCell Measure(SerializerInfo serializer, ValueClass value) =>
        Measure(Find(serializer, value.Model.GetType()), Find(serializer, value.ReadAs), value);

    /// <summary>Sends a value through the serialize of a serializer on one model and its deserialize on another, or the same.</summary>
    public static FidelityCell Measure(Binding writer, Binding reader, ValueClass value)
    {
        var name = writer.Serializer.Name;
        if (writer.Codec is null || reader.Codec is null)
            return new FidelityCell(name, FidelityOutcome.NotSupported, (writer.UnsupportedBecause ?? reader.UnsupportedBecause)?.Text);
        return Measure(name, value, writer.Codec, ReaderOf(reader, writer.Model.Type));
    }

    /// <summary>What reads payloads of a class as another version of it.</summary>
    /// <param name="reader">A serializer that takes the version.</param>
    /// <param name="written">The class that was written.</param>
    public static Func<byte[], object> ReaderOf(Binding reader, Type written) => reader.Serializer.ReaderNamed is { } named && written != reader.Model.Type
        ? named(reader.Model.Type, written)
        : payload => reader.Codec!.ToModel(reader.Codec.Deserialize(payload));

    /// <summary>Sends a value through a codec's serialize and a function that reads the payload.</summary>
    public static FidelityCell Measure(string name, ValueClass value, Codec writer, Func<byte[], object> read)
    {
        if (!TryDo(() => writer.Serialize(writer.FromModel(value.Model)), out var payload, out var exception))
            return new FidelityCell(name, FidelityOutcome.RejectedOnWriting, exception);
        return Read(name, value, () => read(payload));
    }

    /// <summary>Reads a payload of a value, whoever wrote it.</summary>
    public static FidelityCell Read(string name, ValueClass value, Func<object> read)
    {
        using var elsewhere = value.IsReadElsewhere ? FixedZone.Elsewhere() : null;
        if (!TryDo(read, out var back, out var exception))
            return new FidelityCell(name, FidelityOutcome.RejectedOnReading, exception);
        return Of(name, value.FindChange(back));
    }

    /// <summary>What became of a value that came back.</summary>
    public static FidelityCell Of(string name, Change? change) => change is null ? new FidelityCell(name, FidelityOutcome.Exact) : new FidelityCell(name, OutcomeOf(change.Likeness), change.Text);

    /// <summary>The cell as Markdown.</summary>
    public override string ToString() => Outcome switch
    {
        FidelityOutcome.Exact => "exact",
        FidelityOutcome.Equal => $"equal: `{Detail}`",
        FidelityOutcome.Changed => $"changed: `{Detail}`",
        FidelityOutcome.Lost => $"lost: `{Detail}`",
        FidelityOutcome.RejectedOnWriting => $"rejected on writing: `{Detail}`",
        FidelityOutcome.RejectedOnReading => $"rejected on reading: `{Detail}`",
        _ => "n/a",
    };

    private static FidelityOutcome OutcomeOf(Likeness likeness) => likeness switch
    {
        Likeness.SameBits => FidelityOutcome.Exact,
        Likeness.Equal => FidelityOutcome.Equal,
        Likeness.Changed => FidelityOutcome.Changed,
        _ => FidelityOutcome.Lost,
    };

    private static Binding Find(SerializerInfo serializer, Type model) =>
        Catalog.Bindings.Single(binding => binding.Serializer == serializer && binding.Model.Type == model);

    // Whatever a library throws is its answer.
    private static bool TryDo<T>(Func<T> function, [NotNullWhen(true)] out T? result, [NotNullWhen(false)] out string? exception)
        where T : class
    {
        try
        {
            (result, exception) = (function(), null);
            return true;
        }
        catch (Exception thrown)
        {
            (result, exception) = (null, thrown.GetType().Name);
            return false;
        }
    }
}

/// <summary>Values of one kind.</summary>
internal sealed record FidelityGroup(string Name, IReadOnlyList<FidelityClass> Values);

/// <summary>A value.</summary>
internal sealed record FidelityClass(string Name, string Written, IReadOnlyList<FidelityCell> Cells);
