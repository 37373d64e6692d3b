using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>The library's serializer of a type, from a container that knows the codecs of the type's assembly.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class OrleansSerializer<T>
{
    /// <summary>The serializer, which any thread can use.</summary>
    public static readonly Serializer<T> Kept = new ServiceCollection()
        .AddSerializer(builder => builder.AddAssembly(typeof(T).Assembly))
        .BuildServiceProvider()
        .GetRequiredService<Serializer<T>>();
}
