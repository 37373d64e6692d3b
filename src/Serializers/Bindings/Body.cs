using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>How a codec reads and writes the body of a request: by what its library has for that, and by arrays where it has nothing.</summary>
public abstract class Body
{
    /// <summary>By what.</summary>
    public abstract BodyAccess Access { get; }

    /// <summary>Whether it is by arrays.</summary>
    public bool IsOfArrays => Access == BodyAccess.Arrays;

    /// <summary>The body of a codec.</summary>
    /// <param name="codec">The struct that implements <see cref="ICodec"/>.</param>
    public static Body Of(Type codec)
    {
        var body = codec.IsAssignableTo(typeof(IBodyCodec)) ? typeof(CodecBody<>).MakeGenericType(codec) : OfAnyModel(codec) ?? typeof(ArrayBody<>).MakeGenericType(codec);
        return (Body)Activator.CreateInstance(body)!;
    }

    /// <summary>Writes a body into a buffer.</summary>
    /// <param name="data">The data type.</param>
    /// <param name="body">Where it goes.</param>
    public abstract void Write(object data, IBufferWriter<byte> body);

    /// <summary>Reads a body that is there as a whole.</summary>
    /// <param name="body">Exactly one serialized value.</param>
    public abstract object Read(in ReadOnlySequence<byte> body);

    /// <summary>Writes a body to a new array, which is the way of those <see cref="IsOfArrays"/>.</summary>
    /// <param name="data">The data type.</param>
    /// <exception cref="NotSupportedException">It is not by arrays.</exception>
    public virtual byte[] ToArray(object data) => throw new NotSupportedException("It writes no arrays.");

    /// <summary>Writes a body and sends it.</summary>
    /// <param name="data">The data type.</param>
    /// <param name="body">Where it goes.</param>
    public virtual async ValueTask WriteAsync(object data, PipeWriter body)
    {
        Write(data, body);
        await body.FlushAsync();
    }

    /// <summary>Reads a body to its end.</summary>
    /// <param name="body">Where it comes from.</param>
    public virtual async ValueTask<object> ReadAsync(PipeReader body)
    {
        ReadResult read;
        while (!(read = await body.ReadAsync()).IsCompleted)
            body.AdvanceTo(read.Buffer.Start, read.Buffer.End);
        var value = Read(read.Buffer);
        body.AdvanceTo(read.Buffer.End);
        return value;
    }

    private static Type? OfAnyModel(Type codec)
    {
        if (!codec.IsGenericType || (codec.GetGenericTypeDefinition() != typeof(AnyModelCodec<,>) && codec.GetGenericTypeDefinition() != typeof(AnyModelBufferCodec<,>)))
            return null;
        Type[] arguments = [codec.GetGenericArguments()[0], Model.Of(codec.GetGenericArguments()[1]).Type];
        return arguments[0].IsAssignableTo(typeof(IAnyModelPipeSerializer)) ? typeof(PipeBody<,>).MakeGenericType(arguments)
            : arguments[0].IsAssignableTo(typeof(IAnyModelBodySerializer)) ? typeof(AnyModelBody<,>).MakeGenericType(arguments)
            : null;
    }

    private sealed class ArrayBody<TCodec> : Body
        where TCodec : struct, ICodec
    {
        public override BodyAccess Access => BodyAccess.Arrays;

        public override void Write(object data, IBufferWriter<byte> body) => body.Write(TCodec.Serialize(data));

        public override byte[] ToArray(object data) => TCodec.Serialize(data);

        public override object Read(in ReadOnlySequence<byte> body) => TCodec.Deserialize(body.ToArray());
    }

    private sealed class CodecBody<TCodec> : Body
        where TCodec : struct, IBodyCodec
    {
        public override BodyAccess Access => TCodec.Body;

        public override void Write(object data, IBufferWriter<byte> body) => TCodec.WriteBody(data, body);

        public override object Read(in ReadOnlySequence<byte> body) => TCodec.ReadBody(body);
    }

    private class AnyModelBody<TSerializer, T> : Body
        where TSerializer : struct, IAnyModelBodySerializer
        where T : class
    {
        public override BodyAccess Access => TSerializer.Body;

        public override void Write(object data, IBufferWriter<byte> body) => TSerializer.WriteBody(Unsafe.As<T>(data), body);

        public override object Read(in ReadOnlySequence<byte> body) => TSerializer.ReadBody<T>(body);
    }

    private sealed class PipeBody<TSerializer, T> : AnyModelBody<TSerializer, T>
        where TSerializer : struct, IAnyModelPipeSerializer
        where T : class
    {
        public override ValueTask WriteAsync(object data, PipeWriter body) => TSerializer.WriteBodyAsync(Unsafe.As<T>(data), body);

        public override async ValueTask<object> ReadAsync(PipeReader body) => await TSerializer.ReadBodyAsync<T>(body);
    }
}
