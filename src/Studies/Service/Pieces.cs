using System.Buffers;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>Bytes in several pieces, as they arrive over a network.</summary>
internal static class Pieces
{
    /// <summary>Cuts bytes.</summary>
    /// <param name="bytes">The bytes.</param>
    public static ReadOnlySequence<byte> Of(byte[] bytes, int size)
    {
        var first = new Piece(bytes.AsMemory(0, Math.Min(size, bytes.Length)), 0);
        var last = first;
        for (var start = size; start < bytes.Length; start += size)
            last = last.Append(bytes.AsMemory(start, Math.Min(size, bytes.Length - start)));
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        public Piece Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
