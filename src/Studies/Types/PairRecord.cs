#pragma warning disable CA1036 // What is timed is CompareTo; operators would call it.
namespace SerializationBenchmarks.Studies.Types;

/// <summary>A record, whose equality the compiler writes and whose order its author.</summary>
public sealed record PairRecord(int Id, int OtherId) : IComparable<PairRecord>
{
    public int CompareTo(PairRecord? other) => other is null ? 1 : Id != other.Id ? Id.CompareTo(other.Id) : OtherId.CompareTo(other.OtherId);
}
