namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>Writes the greatest value of a number over each place of a payload: what is there may be a length or a count.</summary>
internal sealed class GreatestValues(byte[] payload) : InputKind(InputClass.GreatestValue, payload)
{
    private static readonly Number[] _numbers =
    [
        .. from size in (int[])[1, 2, 4, 8]
           from bytes in Fixed(size)
           select new Number(size, bytes),

        // In place of one byte, seven bits in each and the lowest first: 2^31 - 1, 2^32 - 1 and 2^64 - 1.
        new(1, [0xFF, 0xFF, 0xFF, 0xFF, 0x07]),
        new(1, [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
        new(1, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
    ];

    public override int Count => Payload.Length * _numbers.Length;

    public override string Describe(int number)
    {
        var (offset, written) = Find(number);
        return Invariant($"{Convert.ToHexString(written.Bytes)} from byte {offset} on");
    }

    public override byte[] Create(int number)
    {
        var (offset, written) = Find(number);
        return [.. Payload[..offset], .. written.Bytes, .. Payload[Math.Min(offset + written.Size, Payload.Length)..]];
    }

    // The greatest without a sign, and with one in both orders of bytes.
    private static IEnumerable<byte[]> Fixed(int size)
    {
        byte[] unsigned = [.. Enumerable.Repeat<byte>(0xFF, size)];
        yield return unsigned;
        yield return [0x7F, .. unsigned[1..]];
        if (size > 1)
            yield return [.. unsigned[1..], 0x7F];
    }

    private static (int Offset, Number Written) Find(int number) => (number / _numbers.Length, _numbers[number % _numbers.Length]);

    // The bytes of a number, and how many bytes of the payload they replace.
    private sealed record Number(int Size, byte[] Bytes);
}
