#pragma warning disable CA1036 // What is timed is CompareTo; operators would call it.
namespace SerializationBenchmarks.Studies.Types;

/// <summary>A class whose equality and order are written by its author.</summary>
public sealed class PairClass : IEquatable<PairClass>, IComparable<PairClass>
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }

    public bool Equals(PairClass? other) => other is not null && Id == other.Id && OtherId == other.OtherId;

    public override bool Equals(object? obj) => Equals(obj as PairClass);

    public override int GetHashCode() => HashCode.Combine(Id, OtherId);

    public int CompareTo(PairClass? other) => other is null ? 1 : Id != other.Id ? Id.CompareTo(other.Id) : OtherId.CompareTo(other.OtherId);
}

/// <summary>A record, whose equality the compiler writes and whose order its author.</summary>
public sealed record PairRecord(int Id, int OtherId) : IComparable<PairRecord>
{
    public int CompareTo(PairRecord? other) => other is null ? 1 : Id != other.Id ? Id.CompareTo(other.Id) : OtherId.CompareTo(other.OtherId);
}

/// <summary>A record struct, whose equality the compiler writes and whose order its author.</summary>
public readonly record struct PairRecordStruct(int Id, int OtherId) : IComparable<PairRecordStruct>
{
    public int CompareTo(PairRecordStruct other) => Id != other.Id ? Id.CompareTo(other.Id) : OtherId.CompareTo(other.OtherId);
}
