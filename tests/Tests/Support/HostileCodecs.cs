using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Handwritten;
using SerializationBenchmarks.Studies;

#pragma warning disable CA2201 // What libraries throw is not for them to throw.

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Readers that do what their payload's first byte says. Public, for a child finds them by name.</summary>
public static class HostileCodecs
{
    public static Binding Obedient => Of<ObedientCodec>();

    public static Binding Deadly => Of<DeadlyCodec>();

    /// <summary>A serializer on Tiny that nobody has.</summary>
    internal static Binding Of<TCodec>()
        where TCodec : struct, ICodec => new(
            Baseline.Describe("Hostile", 0, "Fake.") with { Format = "fake" },
            Model.BuiltIn.Single(model => model.Type == typeof(Tiny)),
            Codec.Of(typeof(TCodec)),
            null);

    private readonly struct ObedientCodec : ICodec
    {
        private static byte[]? _kept;

        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => [0];

        public static object Deserialize(byte[] payload)
        {
            switch (payload is [var command, ..] ? command : 2)
            {
                case 1:
                    return new Tiny();
                case 2:
                    throw new MalformedPayloadException("no command", 0);
                case 3:
                    throw new NullReferenceException();
                case 4:
                    _kept = new byte[2 << 20];
                    break;
                case 5:
                    throw new OutOfMemoryException();
                case 6:
                    for (var start = Environment.CpuUsage.TotalTime; Environment.CpuUsage.TotalTime - start < TimeSpan.FromSeconds(1.1);)
                        Thread.SpinWait(1000);
                    break;
            }

            return Tiny.Create();
        }
    }

    private readonly struct DeadlyCodec : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => [0];

        public static object Deserialize(byte[] payload)
        {
            switch (payload is [var command, ..] ? command : 8)
            {
                case 1:
                    return Overflow(1);
                case 2:
                    Environment.Exit(3);
                    break;
                case 4:
                    Thread.Sleep(Timeout.Infinite);
                    break;
                case 8:
                    throw new MalformedPayloadException("no command", 0);
                case 16:
                    throw new NullReferenceException();
            }

            return payload[0] == 0 ? Tiny.Create() : new Tiny();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static object Overflow(int depth) => depth == 0 ? "" : new Tiny { Id = Overflow(depth + 1).GetHashCode() };
    }
}
