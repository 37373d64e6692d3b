using System.Text;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Texts, and what is mostly written as one.</summary>
internal static class TextTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "text",
            "`string`, `char`, `Rune` and `StringBuilder`",
            MemberType.Of<string>("string", ("Text", "Zoë"), ("Empty", ""), ("Null", null), ("NUL", "a\0b"), ("White space", "\t\r\n "), ("Non-BMP", "\U0001F600")),
            MemberType.Of<char>("char", ("a", 'a'), ("é", 'é'), ("NUL", '\0'), ("Surrogate", '\uD83D')),
            MemberType.Of<Rune>("Rune", ("a", new Rune('a')), ("Non-BMP", new Rune(0x1F600))),
            MemberType.Of<StringBuilder>("StringBuilder", ("Text", new StringBuilder("Zoë")), ("Empty", new StringBuilder()), ("Null", null))),
        new(
            "identifiers",
            "`Guid`, `Uri` and `Version`",
            MemberType.Of<Guid>("Guid", ("16 different bytes", new Guid("00112233-4455-6677-8899-aabbccddeeff")), ("Empty", Guid.Empty)),
            MemberType.Of<Uri>(
                "Uri",
                ("Absolute", new Uri("https://example.org/a?b=c#d")),
                ("Null", null),
                ("Relative", new Uri("a/b?c", UriKind.Relative)),
                ("As it was typed", new Uri("https://Example.org:443/%7Ea b")),
                ("Non-ASCII", new Uri("https://bücher.example/ö"))),
            MemberType.Of<Version>("Version", ("4 numbers", new Version(1, 2, 3, 4)), ("2 numbers", new Version(1, 2)), ("Null", null))),
        new(
            "bytes",
            "Bytes",
            MemberType.Of<byte[]>("byte[]", ("3 bytes", [1, 2, 255]), ("None", []), ("Null", null), ("300 bytes", _bytes)),
            MemberType.Of<Memory<byte>>("Memory<byte>", ("3 bytes", new byte[] { 1, 2, 255 }), ("None", Memory<byte>.Empty), ("Part of an array", _bytes.AsMemory(5, 10))),
            MemberType.Of<ReadOnlyMemory<byte>>("ReadOnlyMemory<byte>", ("3 bytes", new byte[] { 1, 2, 255 }), ("None", ReadOnlyMemory<byte>.Empty), ("Part of an array", _bytes.AsMemory(5, 10))),
            MemberType.Of<ArraySegment<byte>>("ArraySegment<byte>", ("3 bytes", new byte[] { 1, 2, 255 }), ("Part of an array", new ArraySegment<byte>(_bytes, 5, 10)), ("default", default)),
            MemberType.Of<ReadOnlyMemory<int>>("ReadOnlyMemory<int>", ("3 numbers", _numbers), ("None", ReadOnlyMemory<int>.Empty))),
    ];

    private static readonly int[] _numbers = [1, 2, 300];
    private static readonly byte[] _bytes = [.. Enumerable.Range(0, 300).Select(number => (byte)number)];
}
