using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>Lists what is tried on a serializer and model. The parent and its children make the same list, so a number names an input.</summary>
internal static class HostileInputs
{
    /// <summary>Lists the inputs, in the order of <see cref="InputClass"/>.</summary>
    public static IReadOnlyList<HostileInput> Of(Binding binding, int mutants, ulong seed)
    {
        var payload = binding.Codec!.Serialize(binding.Codec.Create());
        InputKind[] kinds = [new Truncations(payload), new BitFlips(payload), new GreatestValues(payload), new Mutants(payload, mutants, seed), new Repetitions(payload, seed)];
        return [.. from kind in kinds from number in Enumerable.Range(0, kind.Count) select new HostileInput(kind, number)];
    }
}

/// <summary>Bytes to try, which are made when they are needed.</summary>
internal sealed record HostileInput(InputKind Kind, int Number)
{
    /// <summary>How they are made.</summary>
    public InputClass Class => Kind.Class;

    /// <summary>What is wrong with them, as a phrase; unique among the inputs of a serializer and model.</summary>
    public string Name => Kind.Describe(Number);

    /// <summary>Makes the bytes anew, the same each time.</summary>
    public byte[] Create() => Kind.Create(Number);
}
