using System.Buffers;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.OrleansSerialization;
using SerializationBenchmarks.Serializers.SystemTextJson;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Operations;

public class AllocationTests
{
    private const int Many = 1_000;

    public static IEnumerable<object[]> Bindings =>
        Catalog.Bindings.Where(binding => binding.Codec is not null).Select(binding => new object[] { binding.Serializer.Name, binding.Model.Name });

    [Theory]
    [MemberData(nameof(Bindings))]
    public void OperationsAllocateWhatDirectCallsDo(string serializer, string model)
    {
        var binding = Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model);
        var direct = DirectCalls(binding.Codec!.Type);
        foreach (var operation in Study.All[0].Operations)
        {
            var isKnown = direct.TryGetValue(operation.Name, out var call);
            var (cases, _) = Study.All[0].Find(operation, binding);
            Assert.True(isKnown || cases.Count == 0, $"DirectCalls of AllocationTests lacks {operation.Name}: add what it does, called directly.");
            foreach (var @case in cases)
            {
                var benchmark = Activator.CreateInstance(@case.Benchmark)!;
                @case.Benchmark.GetMethod(nameof(Operation<>.Setup))!.Invoke(benchmark, null);
                var (suite, byHand) = Measure(ToAction(benchmark, @case.Method), call!);
                Assert.True(suite == byHand, $"{@case.Key}: {suite} bytes instead of {byHand}");
            }
        }
    }

    [Fact]
    public void WritingToAKeptBufferByHandAllocatesNothing() => Assert.All(
        Catalog.Bindings.Where(binding => binding.Codec is { HasBuffer: true } && binding.Serializer.Traits is { Buffer: BufferReuse.AllocationFree, Code: CodeOrigin.Hand }),
        binding =>
        {
            var call = DirectCalls(binding.Codec!.Type)["SerializeToBuffer"];
            Assert.Equal((0, 0), Measure(call, call));
        });

    [Fact]
    public void WritingToAKeptBufferAllocatesForWhatTheTraitsSay()
    {
        Assert.Equal("each value of an enumeration without [GenerateSerializer]", OrleansSerialization.Info.Traits.AllocatesFor);
        Assert.Equal(0, LeastAllocated<OrleansSerialization, Holder<List<int>>>(new() { Value = [.. Enumerable.Repeat(1, Many)] }));
        Assert.InRange(LeastAllocated<OrleansSerialization, Holder<List<Ordinary>>>(new() { Value = [.. Enumerable.Repeat(Ordinary.One, Many)] }), Many, long.MaxValue);
    }

    // A context has writers and metadata by default, or one of them; where it has only metadata, the library boxes each struct.
    [Fact]
    public void AListOfStructsIsBoxedWhereAContextHasMetadataAlone()
    {
        Assert.Equal("each struct of a list where the context has only metadata", SystemTextJsonSourceGen.Info.Traits.AllocatesFor);
        List<Place> places = [.. Enumerable.Repeat(new Place(1), Many)];
        Assert.Equal(0, LeastAllocated(writer => JsonSerializer.Serialize(writer, places, PlaceContext.Default.ListPlace)));
        Assert.InRange(LeastAllocated(writer => JsonSerializer.Serialize(writer, places, PlaceMetadataContext.Default.ListPlace)), Many, long.MaxValue);
    }

    private static long LeastAllocated(Action<Utf8JsonWriter> write)
    {
        var buffer = new ArrayBufferWriter<byte>(1 << 16);
        using var writer = new Utf8JsonWriter(buffer);
        void Write()
        {
            buffer.ResetWrittenCount();
            writer.Reset();
            write(writer);
        }

        return Measure(Write, Write).Suite;
    }

    private static long LeastAllocated<TSerializer, T>(T value)
        where TSerializer : struct, IAnyModelBufferSerializer
        where T : class
    {
        var buffer = new ArrayBufferWriter<byte>(1 << 16);
        void Write()
        {
            buffer.ResetWrittenCount();
            TSerializer.Serialize(value, buffer);
        }

        return Measure(Write, Write).Suite;
    }

    // Libraries fill caches, and the runtime compiles in the background, at moments of their own, and what it has compiled for good allocates less: what counts is
    // what both allocate when neither happens, so that there is more time for those that differ.
    private static (long Suite, long Direct) Measure(Action suite, Action direct)
    {
        long leastSuite = long.MaxValue, leastDirect = long.MaxValue;
        for (var i = 0; i < 10 || (i < 500 && leastSuite != leastDirect); i++)
        {
            if (i >= 10)
                Thread.Sleep(1);
            leastSuite = Math.Min(leastSuite, Allocated(suite));
            leastDirect = Math.Min(leastDirect, Allocated(direct));
        }

        return (leastSuite, leastDirect);
    }

    private static long Allocated(Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static Action ToAction(object benchmark, MethodInfo method)
    {
        if (method.ReturnType == typeof(void))
            return method.CreateDelegate<Action>(benchmark);
        if (method.ReturnType == typeof(int))
        {
            var count = method.CreateDelegate<Func<int>>(benchmark);
            return () => count();
        }

        var function = method.CreateDelegate<Func<object>>(benchmark);
        return () => function();
    }

    private static Dictionary<string, Action> DirectCalls(Type codec)
    {
        var of = codec.IsAssignableTo(typeof(IBufferCodec)) ? nameof(DirectCallsWithBuffer) : nameof(DirectCalls);
        var method = typeof(AllocationTests).GetMethods(BindingFlags.NonPublic | BindingFlags.Static).Single(method => method.Name == of && method.IsGenericMethod);
        return (Dictionary<string, Action>)method.MakeGenericMethod(codec).Invoke(null, null)!;
    }

    private static Dictionary<string, Action> DirectCalls<TCodec>()
        where TCodec : struct, ICodec
    {
        var data = TCodec.Create();
        var payload = TCodec.Serialize(data);
        var model = TCodec.ToModel(data);
        Func<object> serialize = () => TCodec.Serialize(data);
        Func<object> deserialize = () => TCodec.Deserialize(payload);
        return new()
        {
            ["SerializeOnce"] = () => TCodec.Serialize(data),
            ["SerializeMultiple"] = () => TenTimes(serialize),
            ["DeserializeOnce"] = () => TCodec.Deserialize(payload),
            ["DeserializeMultiple"] = () => TenTimes(deserialize),
            ["CreateAndSerialize"] = () => TCodec.Serialize(TCodec.Create()),
            ["CreateAndSerializeAndDeserialize"] = () => TCodec.Deserialize(TCodec.Serialize(TCodec.Create())),
            ["SerializeFromModel"] = () => TCodec.Serialize(TCodec.FromModel(model)),
            ["DeserializeToModel"] = () => TCodec.ToModel(TCodec.Deserialize(payload)),
        };
    }

    private static Dictionary<string, Action> DirectCallsWithBuffer<TCodec>()
        where TCodec : struct, IBufferCodec
    {
        var data = TCodec.Create();
        var buffer = new ArrayBufferWriter<byte>(64 * 1024);
        var calls = DirectCalls<TCodec>();
        calls["SerializeToBuffer"] = () =>
        {
            buffer.ResetWrittenCount();
            TCodec.Serialize(data, buffer);
        };
        return calls;
    }

    private static void TenTimes(Func<object> call)
    {
        for (var i = 0; i < 10; i++)
            call();
    }
}

/// <summary>A struct of which a list is written.</summary>
/// <param name="X">A number.</param>
public readonly record struct Place(int X);

/// <summary>What the generator writes by default.</summary>
[JsonSerializable(typeof(List<Place>))]
public partial class PlaceContext : JsonSerializerContext;

/// <summary>Metadata alone.</summary>
[JsonSerializable(typeof(List<Place>)), JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
public partial class PlaceMetadataContext : JsonSerializerContext;
