using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers;

/// <summary>Libraries that fill a caller's memory do the same work for a new array: all fill what the thread keeps, and copy.</summary>
public class KeptMemoryTests
{
    public static TheoryData<string> FillingMemory =>
        ["ProtobufNet", "ProtobufNetSourceGen", "ProtobufNetStream", "GoogleProtobuf", "BebopMessage", "BebopStruct", "FlatSharp", "FlatSharpLazy", "Bson", "MongoBson", "Hyperion", "DataContract", "XmlSerializer"];

    [Theory]
    [MemberData(nameof(FillingMemory))]
    public void ANewArrayIsACopyOfWhatTheThreadKeeps(string serializer)
    {
        Needs.Serializer(serializer);
        var codec = Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model == Model.Of<ComplexModel>()).Codec!;
        var payload = Array.Empty<byte>();
        byte[][] kept = [];
        var thread = new Thread(() => // One that keeps nothing yet.
        {
            payload = codec.Serialize(codec.Create());
            kept = [KeptMemory.Array(0), Unwritten(KeptMemory.Buffer().GetMemory()), KeptMemory.Stream().GetBuffer()];
        });
        thread.Start();
        thread.Join();
        Assert.Contains(kept, memory => memory.AsSpan().StartsWith(payload));
    }

    // A buffer that was emptied still has what was written to it.
    private static byte[] Unwritten(Memory<byte> memory) => memory.ToArray();
}
