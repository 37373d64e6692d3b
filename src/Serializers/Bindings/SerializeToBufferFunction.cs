using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>Calls the serializer with the model's type as it is compiled for: see <see cref="IModelType.Apply"/>.</summary>
internal readonly struct SerializeToBufferFunction<TSerializer> : IModelFunction
    where TSerializer : struct, IAnyModelBufferSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class
    {
        TSerializer.Serialize(Unsafe.As<T>(argument), Unsafe.As<ArrayBufferWriter<byte>>(context!));
        return argument;
    }
}
