using System.Buffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

/// <summary>
/// Holds the rows' traits against what the rows do. Each test names all rows that are wrong. Not checked, as no program can
/// tell: where the schema is, how the code came to be, whether payloads describe themselves, NativeAOT.
/// </summary>
public class TraitTests
{
    private static readonly Contender[] _contenders = [.. Catalog.Contenders.Where(contender => contender.Codec is not null)];

    [Fact]
    public void TakesModelSaysWhetherTheDataTypeIsTheModel() => AssertNone(_contenders.Where(contender =>
        contender.Serializer.Traits.TakesModel != (contender.Codec!.Create().GetType() == contender.Model.Type)));

    [Fact]
    public void ARowHasABufferOrSaysWhyNot() => AssertNone(_contenders.Where(contender =>
        contender.Codec!.HasBuffer != contender.Serializer.Traits.Buffer is not BufferReuse.None
        || contender.Codec.HasBuffer != contender.Serializer.WhyNoBuffer is null));

    [Fact]
    public void RowsWithoutAllocationAllocateNothing() => AssertNone(
        Having(BufferReuse.AllocationFree).Select(contender => (contender, Bytes: MeasureAllocation(contender.Codec!)))
            .Where(row => row.Bytes != 0),
        row => $"{Name(row.contender)} allocates {row.Bytes} B");

    [Fact]
    public void RowsThatAllocateDo() => AssertNone(
        Having(BufferReuse.Allocates)
            .GroupBy(contender => contender.Serializer)
            .Where(row => row.All(contender => MeasureAllocation(contender.Codec!) == 0)),
        row => row.Key.Name);

    [Fact]
    public void TimesKeepTheirStatedStepAndNoSmaller() => AssertNone(
        _contenders
            .Where(contender => contender.Model.Type == typeof(Complex) && contender.Serializer != Floor.Info) // Floor answers the sample, whatever it gets.
            .Select(contender => (contender, Kept: FindStep(contender.Codec!)))
            .Where(row => row.Kept != row.contender.Serializer.Traits.TimePrecision),
        row => $"{Name(row.contender)} keeps {row.Kept}");

    [Fact]
    public void RowsWithoutZeroCopyNeedThePayloadNoLonger() => AssertNone(_contenders
        .Where(contender => !contender.Serializer.Traits.ZeroCopy)
        .Where(contender =>
        {
            var codec = contender.Codec!;
            var payload = codec.Serialize(codec.Create());
            var data = codec.Deserialize(payload);
            payload.AsSpan().Clear();
            return ModelDiff.FirstDifference(contender.Model.Sample, codec.ToModel(data)) is not null;
        }));

    private static IEnumerable<Contender> Having(BufferReuse buffer) =>
        _contenders.Where(contender => contender.Codec!.HasBuffer && contender.Serializer.Traits.Buffer == buffer);

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

    private static string Name(Contender contender) => $"{contender.Serializer.Name} on {contender.Model.Name}";

    private static void AssertNone(IEnumerable<Contender> wrong) => AssertNone(wrong, Name);

    private static void AssertNone<T>(IEnumerable<T> wrong, Func<T, string> describe) => Assert.Empty(wrong.Select(describe));
}
