using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>Calls the serializer with the model's type as it is compiled for: see <see cref="IModelType.Apply"/>.</summary>
internal readonly struct SerializeFunction<TSerializer> : IModelFunction
    where TSerializer : struct, IAnyModelSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class => TSerializer.Serialize(Unsafe.As<T>(argument));
}
