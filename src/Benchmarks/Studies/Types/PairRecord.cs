#pragma warning disable CA1036 // What is timed is CompareTo; operators would call it.
namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>A record, whose equality the compiler writes and whose order its author.</summary>
/// <param name="Id">An identifier.</param>
/// <param name="OtherId">Another identifier.</param>
public sealed record PairRecord(int Id, int OtherId) : IComparable<PairRecord>
{
    /// <inheritdoc/>
    public int CompareTo(PairRecord? other) => other is null ? 1 : Id != other.Id ? Id.CompareTo(other.Id) : OtherId.CompareTo(other.OtherId);
}
