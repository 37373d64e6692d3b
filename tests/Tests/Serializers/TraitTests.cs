using System.Buffers;
using MemoryPack;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers;

/// <summary>
/// Holds the serializers' traits against what they do. Each test names all that are wrong. Not checked, as no program can
/// tell: where the schema is, how the code came to be, whether payloads describe themselves, NativeAOT.
/// </summary>
public class TraitTests
{
    private static readonly Binding[] _bindings = [.. Catalog.Bindings.Where(binding => binding.Codec is not null)];

    [Fact]
    public void TakesModelSaysWhetherTheDataTypeIsTheModelOrItsCounterpart() => AssertNone(_bindings.Where(binding =>
        binding.Serializer.Traits.TakesModel != (binding.Codec!.Create().GetType() is var type && (type == binding.Model.Type || IsCounterpart(type)))));

    // Of the classes that are not the model, those alone on which a library's attribute stands are what a user would write.
    private static bool IsCounterpart(Type type) => type.GetCustomAttributesData().Any(data => data.AttributeType.Name is nameof(MemoryPackableAttribute) or "ProtoContractAttribute"); // LightProto's, which may be missing.

    [Fact]
    public void ASerializerHasABufferOrSaysWhyItHasNone() => AssertNone(_bindings.Where(binding =>
        binding.Codec!.HasBuffer != binding.Serializer.Traits.Buffer is not BufferReuse.None
        || binding.Codec.HasBuffer != binding.Serializer.NoBufferBecause is null));

    [Fact]
    public void SerializersWithoutAllocationAllocateNothing() => AssertNone(
        Having(BufferReuse.AllocationFree).Select(binding => (binding, Bytes: MeasureAllocation(binding.Codec!)))
            .Where(found => found.Bytes != 0),
        found => $"{Name(found.binding)} allocates {found.Bytes} B");

    [Fact]
    public void SerializersThatAllocateDo() => AssertNone(
        Having(BufferReuse.Allocates)
            .GroupBy(binding => binding.Serializer)
            .Where(serializer => serializer.All(binding => MeasureAllocation(binding.Codec!) == 0)),
        serializer => serializer.Key.Name);

    [Fact]
    public void TimesKeepTheirStatedStepAndNoSmaller() => AssertNone(
        _bindings
            .Where(binding => binding.Model.Type == typeof(Complex))
            .Select(binding => (binding, Kept: FindStep(binding.Codec!)))
            .Where(found => found.Kept != found.binding.Serializer.Traits.TimePrecision),
        found => $"{Name(found.binding)} keeps {found.Kept}");

    [Fact]
    public void PayloadsHoldADecimalAsStated() => AssertNone(
        _bindings
            .Where(binding => binding.Model.Type == typeof(Complex))
            .Select(binding => (binding, Found: FindDecimal(Convert.ToHexString(binding.Codec!.Serialize(binding.Codec.Create())))))
            .Where(found => found.Found != found.binding.Serializer.Traits.Decimals),
        found => $"{Name(found.binding)} has {found.Found}");

    [Fact]
    public void SerializersWithoutZeroCopyNeedThePayloadNoLonger() => AssertNone(_bindings
        .Where(binding => !binding.Serializer.Traits.ZeroCopy)
        .Where(binding =>
        {
            var codec = binding.Codec!;
            var payload = codec.Serialize(codec.Create());
            var data = codec.Deserialize(payload);
            payload.AsSpan().Clear();
            return ModelDiff.FirstDifference(binding.Model.Sample, codec.ToModel(data)) is not null;
        }));

    // 456.78, in what is hexadecimal here: CBOR, Fory and Avro have other integers for the same digits.
    private static DecimalForm? FindDecimal(string payload)
    {
        string[] integers = ["B26E", "B8930B", "00A247E6240CE000"];
        return payload.Contains("3435362E3738", StringComparison.Ordinal) ? DecimalForm.Text
            : payload.Contains("6EB20000", StringComparison.Ordinal) && payload.Contains("00000200", StringComparison.Ordinal) ? DecimalForm.Bits
            : payload.Contains("6EB20000000000000000000000003C30", StringComparison.Ordinal) ? DecimalForm.Decimal128
            : payload.Contains("14AE47E17A8C7C40", StringComparison.Ordinal) ? DecimalForm.Binary
            : integers.Any(integer => payload.Contains(integer, StringComparison.Ordinal)) ? DecimalForm.Scaled
            : null;
    }

    private static IEnumerable<Binding> Having(BufferReuse buffer) =>
        _bindings.Where(binding => binding.Codec!.HasBuffer && binding.Serializer.Traits.Buffer == buffer);

    private static long MeasureAllocation(Codec codec)
    {
        var data = codec.Create();
        var buffer = new ArrayBufferWriter<byte>(64 * 1024);
        long allocated = 0;

        // The first calls build what is kept, and the last one tells what every further call costs.
        for (var call = 0; call < 100; call++)
        {
            buffer.ResetWrittenCount();
            var before = GC.GetAllocatedBytesForCurrentThread();
            codec.Serialize(data, buffer);
            allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        }

        return allocated;
    }

    // The smallest step of time that comes back, of those that formats have.
    private static TimeSpan FindStep(Codec codec) => new[] { TimeSpan.FromTicks(1), TimeSpan.FromMicroseconds(1), TimeSpan.FromMilliseconds(1), TimeSpan.FromSeconds(1) }
        .FirstOrDefault(
            step =>
            {
                var model = Complex.Create();
                model.Children![0].Created = new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc) + step;
                var returned = codec.ToModel(codec.Deserialize(codec.Serialize(codec.FromModel(model))));
                return ModelDiff.FirstDifference(model, returned) is null;
            },
            TimeSpan.MaxValue);

    private static string Name(Binding binding) => $"{binding.Serializer.Name} on {binding.Model.Name}";

    private static void AssertNone(IEnumerable<Binding> wrong) => AssertNone(wrong, Name);

    private static void AssertNone<T>(IEnumerable<T> wrong, Func<T, string> describe) => Assert.Empty(wrong.Select(describe));
}
