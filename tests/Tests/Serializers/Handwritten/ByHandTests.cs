using System.Buffers;
using FsCheck;
using FsCheck.Fluent;
using Newtonsoft.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

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
            return ModelDiff.FirstDifference(AsCarried(value, format), back)?.ToString();
        });
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void RandomModelsAreWrittenAsTheLibrariesWriteThem(string format, string model)
    {
        var byHand = ByHand.Of(format, model);
        var libraries = Catalog.Bindings
            .Where(binding => binding.Serializer.Format == format && binding.Model == byHand.Model && binding != byHand)
            .Where(binding => binding.Serializer.Library != typeof(JsonConvert)) // It escapes less, and writes some numbers with more digits.
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

    [Theory]
    [InlineData(75, 1 + 1 + 126)] // The child's other fields take 49 bytes, the name's tag and length 2 to 4.
    [InlineData(76, 1 + 1 + 127)]
    [InlineData(77, 1 + 2 + 128)]
    [InlineData(78, 1 + 2 + 129)]
    [InlineData(16_331, 1 + 2 + 16_383)]
    [InlineData(16_332, 1 + 3 + 16_384)]
    [InlineData(100_000, 1 + 3 + 100_053)]
    public void AChildOfAnyLengthIsWrittenAsTheLibrariesWriteIt(int nameLength, int bytes)
    {
        var value = Complex.Create();
        value.Children![1].Name = new string('n', nameLength);
        var bindings = Catalog.Bindings.Where(binding => binding.Serializer.Format == "Protocol Buffers" && binding.Model.Type == typeof(Complex) && binding.Codec is not null).ToArray();
        var payloads = bindings.Select(binding => binding.Codec!.Serialize(binding.Codec.FromModel(value))).ToArray();
        Assert.True(payloads.Length >= 2);
        Assert.All(payloads, payload => Assert.Equal(payloads[0], payload));

        var codec = ByHand.Of("Protocol Buffers", "Complex").Codec!;
        var buffer = new ArrayBufferWriter<byte>();
        codec.Serialize(value, buffer);
        Assert.Equal(payloads[0], buffer.WrittenSpan.ToArray());

        value.Children.RemoveAt(1);
        Assert.Equal(bytes, payloads[0].Length - codec.Serialize(value).Length); // Tag, length and fields.
    }

    // What a format cannot carry: a null text or list in a struct, an empty list in a message without a word for it, and
    // parts of milliseconds in Bebop, whose library counts them as a floating-point number.
    private static object AsCarried(object value, string format) => (format, value) switch
    {
        ("Bebop struct", Simple simple) => simple with { Name = simple.Name ?? "" },
        ("Bebop struct", Complex complex) => complex with
        {
            Name = complex.Name ?? "",
            Children = complex.Children?.ConvertAll(child => InMilliseconds(child) with { Name = child.Name ?? "" }) ?? [],
        },
        ("Bebop message", Complex complex) => complex with { Children = complex.Children?.ConvertAll(InMilliseconds) },
        ("Protocol Buffers", Complex { Children.Count: 0 } complex) => complex with { Children = null },
        _ => value,
    };

    private static Child InMilliseconds(Child child) =>
        child with { Created = InMilliseconds(child.Created), LastEdit = InMilliseconds(child.LastEdit) };

    private static DateTime InMilliseconds(DateTime date) =>
        DateTime.UnixEpoch.AddTicks((long)(date - DateTime.UnixEpoch).TotalMilliseconds * TimeSpan.TicksPerMillisecond);

    // JSON has no number for NaN and infinities, and the writer throws.
    private static bool IsWritten(object value, string format) => format != "JSON" || value is not Complex complex
        || (double.IsFinite(complex.Percentage) && complex.Children?.All(child => float.IsFinite(child.Percentage)) != false);

    private static void Check(Binding binding, Func<object, string?> findFault) => Prop
        .ForAll(RandomModels.Of(binding.Model.Type).Where(value => IsWritten(value, binding.Serializer.Format)).ToArbitrary(), value => findFault(value) is { } fault ? false.Label(fault) : true.ToProperty())
        .Check(Config.QuickThrowOnFailure.WithMaxTest(300));
}
