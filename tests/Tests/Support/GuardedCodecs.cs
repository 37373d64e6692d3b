using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A serializer whose payloads stand in <see cref="GuardedMemory"/>. Public, for a child finds it by name.</summary>
/// <typeparam name="TCodec">The serializer's codec.</typeparam>
public static class GuardedCodec<TCodec>
    where TCodec : struct, ICodec
{
    public static Binding Binding => Catalog.Bindings
        .Where(binding => binding.Codec?.Type == typeof(TCodec))
        .Select(binding => new Binding(binding.Serializer, binding.Model, Codec.Of(typeof(Guarded)), null) { Note = binding.Note })
        .Single();

    private readonly struct Guarded : ICodec
    {
        public static object Create() => TCodec.Create();

        public static byte[] Serialize(object data) => TCodec.Serialize(data);

        public static object Deserialize(byte[] payload) => TCodec.Deserialize(GuardedMemory.Place(payload));
    }
}

/// <summary>A reader of guarded bytes that is no serializer. Public, for a child finds it by name.</summary>
public static class GuardedReaders
{
    public static Binding BehindTheEnd => HostileCodecs.Of<OneByteBehindTheEnd>();

    private readonly struct OneByteBehindTheEnd : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => [0];

        public static object Deserialize(byte[] payload)
        {
            var guarded = GuardedMemory.Place(payload);
            return guarded is [1, ..] ? new Tiny { Id = Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(guarded), guarded.Length) } : Tiny.Create();
        }
    }
}
