using System.Buffers;
using System.IO.Pipelines;

namespace SerializationBenchmarks.Serializers;

/// <summary>By what a library reads and writes the body of a request in ASP.NET Core, as its documentation or its own package for that has it.</summary>
/// <param name="Reads">What it reads from.</param>
/// <param name="Writes">What it writes to.</param>
public sealed record BodyAccess(string Reads, string Writes)
{
    /// <summary>An array of the body's length, for a library that knows nothing else.</summary>
    public static BodyAccess Arrays { get; } = new("array", "array");

    /// <summary>The pieces that the body came in, and the server's own buffer.</summary>
    public static BodyAccess Pieces { get; } = new("sequence", "buffer writer");

    /// <inheritdoc/>
    public override string ToString() => Reads == Writes ? Reads : $"{Reads}, {Writes}";
}

/// <summary>A serializer of any model that reads a body in the pieces that it came in, and writes into a server's own buffer.</summary>
public interface IAnyModelBodySerializer : IAnyModelSerializer
{
    /// <summary>By what it reads and writes the body of a request over HTTP.</summary>
    static abstract BodyAccess Body { get; }

    /// <summary>Writes a body.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    /// <param name="body">Where it goes.</param>
    static abstract void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class;

    /// <summary>Reads a body that is there as a whole.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="body">Exactly one serialized value.</param>
    static abstract T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class;
}

/// <summary>A serializer of any model that reads a body while it arrives, and sends one while it is written.</summary>
public interface IAnyModelPipeSerializer : IAnyModelBodySerializer
{
    /// <summary>Writes a body and sends it.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    /// <param name="body">Where it goes.</param>
    static abstract ValueTask WriteBodyAsync<T>(T value, PipeWriter body)
        where T : class;

    /// <summary>Reads a body to its end.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="body">Where it comes from.</param>
    static abstract ValueTask<T> ReadBodyAsync<T>(PipeReader body)
        where T : class;
}

/// <summary>A codec written for one model that reads a body in the pieces that it came in, and writes into a server's own buffer.</summary>
public interface IBodyCodec : ICodec
{
    /// <summary>By what it reads and writes the body of a request over HTTP.</summary>
    static abstract BodyAccess Body { get; }

    /// <summary>Writes a body.</summary>
    /// <param name="data">The data type.</param>
    /// <param name="body">Where it goes.</param>
    static abstract void WriteBody(object data, IBufferWriter<byte> body);

    /// <summary>Reads a body that is there as a whole.</summary>
    /// <param name="body">Exactly one serialized value.</param>
    static abstract object ReadBody(in ReadOnlySequence<byte> body);
}
