#pragma warning disable CA1036 // What is timed is CompareTo; operators would call it.
namespace SerializationBenchmarks.Studies.Types;

/// <summary>A record struct, whose equality the compiler writes and whose order its author.</summary>
public readonly record struct PairRecordStruct(int Id, int OtherId) : IComparable<PairRecordStruct>
{
    public int CompareTo(PairRecordStruct other) => Id != other.Id ? Id.CompareTo(other.Id) : OtherId.CompareTo(other.OtherId);
}
