using System.Buffers;
using FsCheck;
using FsCheck.Fluent;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers.Handwritten;

public class ByHandTests
{
    public static TheoryData<string, string> FormatsAndModels => ByHand.FormatsAndModels;

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void RandomModelsComeBackEqual(string format, string model)
    {
        var binding = ByHand.Of(format, model);
        Check(binding, value =>
        {
            var back = binding.Codec!.Deserialize(binding.Codec.Serialize(value));
            return ModelDiff.FirstDifference(AsCarried(value), back)?.ToString();
        });
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void RandomModelsAreWrittenAsTheLibrariesWriteThem(string format, string model)
    {
        var byHand = ByHand.Of(format, model);
        var libraries = Catalog.Bindings
            .Where(binding => binding.Serializer.Format == format && binding.Model == byHand.Model && binding != byHand)
            .Select(binding => (binding.Serializer.Name, binding.Codec))
            .ToList();
        Check(byHand, value =>
        {
            var payload = byHand.Codec!.Serialize(value);
            return libraries
                .Where(library => !library.Codec!.Serialize(library.Codec.FromModel(value)).AsSpan().SequenceEqual(payload))
                .Select(library => $"{library.Name} writes other bytes than {Convert.ToHexString(payload)}")
                .FirstOrDefault();
        });
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void TheBufferGetsTheSameBytesAppended(string format, string model)
    {
        var binding = ByHand.Of(format, model);
        Check(binding, value =>
        {
            var payload = binding.Codec!.Serialize(value);
            var buffer = new ArrayBufferWriter<byte>();
            buffer.Write<byte>([1, 2, 3]);
            binding.Codec.Serialize(value, buffer);
            return buffer.WrittenSpan.SequenceEqual((byte[])[1, 2, 3, .. payload]) ? null : "the buffer holds other bytes";
        });
    }

    // An unpaired surrogate is no text; like the libraries, the serializers write the character that stands for a mistake.
    [Fact]
    public void UnpairedSurrogatesAreReplaced() => Assert.All(
        ByHand.Bindings.Where(binding => binding.Model.Type == typeof(Simple)),
        binding => Assert.Equal(
            new Simple { Name = "a\ufffdb" },
            binding.Codec!.Deserialize(binding.Codec.Serialize(new Simple { Name = "a\ud800b" }))));

    // What a struct cannot carry: a null text or list, and parts of milliseconds, which Bebop's library counts as a floating-point number.
    private static object AsCarried(object value) => value switch
    {
        Simple simple => simple with { Name = simple.Name ?? "" },
        Complex complex => complex with
        {
            Name = complex.Name ?? "",
            Children = complex.Children?.ConvertAll(child => InMilliseconds(child) with { Name = child.Name ?? "" }) ?? [],
        },
        _ => value,
    };

    private static Child InMilliseconds(Child child) =>
        child with { Created = InMilliseconds(child.Created), LastEdit = InMilliseconds(child.LastEdit) };

    private static DateTime InMilliseconds(DateTime date) =>
        DateTime.UnixEpoch.AddTicks((long)(date - DateTime.UnixEpoch).TotalMilliseconds * TimeSpan.TicksPerMillisecond);

    private static void Check(Binding binding, Func<object, string?> findFault) => Prop
        .ForAll(RandomModels.Of(binding.Model.Type).ToArbitrary(), value => findFault(value) is { } fault ? false.Label(fault) : true.ToProperty())
        .Check(Config.QuickThrowOnFailure.WithMaxTest(300));
}
