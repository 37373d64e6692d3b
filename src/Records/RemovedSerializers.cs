namespace SerializationBenchmarks.Records;

/// <summary>What this program measured once and no longer has: records keep such rows, and nothing shows them.</summary>
internal static class RemovedSerializers
{
    /// <summary>A copy of memory, which records never list among their serializers.</summary>
    public const string Floor = "Floor";

    private static readonly HashSet<string> _names = [Floor, "JsonByHand", "ProtobufByHand", "MessagePackByHand"];

    /// <summary>Leaves out of a record what is of such serializers, but for pairs that were measured twice: they say how far apart equal things were.</summary>
    /// <param name="record">The record.</param>
    public static RunRecord LeaveOutOf(RunRecord record) => record with
    {
        Serializers = [.. record.Serializers.Where(serializer => IsKept(serializer.Name))],
        Missing = [.. record.Missing.Where(missing => IsKept(missing.Serializer))],
        Notes = record.Notes?.Where(note => IsKept(note.Serializer)).ToArray(),
        Cases = [.. record.Cases.Where(@case => IsKept(@case.Key.Serializer))],
        Shards = record.Shards?.Select(shard => shard with { Cases = [.. shard.Cases.Where(key => IsKept(key.Serializer))] }).ToArray(),
        Same = record.Same?.Where(same => IsKept(same.Key.Serializer)).ToArray(),
    };

    private static bool IsKept(string serializer) => !_names.Contains(serializer.Split(' ')[0]); // "NAME direct" is a method that calls the same code.
}
