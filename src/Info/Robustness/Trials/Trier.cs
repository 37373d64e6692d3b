using System.Reflection;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Serializers.Handwritten;

namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>Tries inputs in this process, which they may end.</summary>
internal sealed class Trier
{
    private readonly Codec _codec;
    private readonly object _sample;
    private readonly Assembly? _library;
    private readonly string? _namespace;
    private readonly Type? _refusesWith;

    public Trier(Binding binding)
    {
        _codec = binding.Codec!;
        _sample = binding.Model.Sample;
        _library = binding.Serializer.Library?.Assembly;
        _namespace = binding.Serializer.Library?.Namespace;
        _refusesWith = binding.Serializer.RefusesWith;

        // What is made once, such as formatters and messages' resources, is no input's fault.
        var payload = _codec.Serialize(_codec.Create());
        Deserialize(payload);
        Deserialize(payload[..^1]);
    }

    public Trial Try(byte[] input)
    {
        var first = Measure(input);
        if (first is { Slow: false, OverAllocated: false })
            return first;

        // Something may have been made that is kept: what counts happens each time.
        EmptyHeap();
        var second = Measure(input);
        EmptyHeap();
        return second with { Slow = first.Slow && second.Slow, OverAllocated = first.OverAllocated && second.OverAllocated };
    }

    // What fits into an empty heap does not depend on the inputs before; other modes than this keep some of it for a while.
    private static void EmptyHeap() => GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);

    private Trial Measure(byte[] input)
    {
        var start = Environment.CpuUsage.TotalTime; // Beside other work, a clock would count that too.
        var before = GC.GetAllocatedBytesForCurrentThread();
        var (data, exception) = Deserialize(input);
        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        var slow = Environment.CpuUsage.TotalTime - start > TrialLimits.Slow;

        // What could not be allocated is not in the count.
        var over = allocated > TrialLimits.Memory(input.Length) || exception is OutOfMemoryException;
        if (exception is null)
            return new Trial(IsSample(data) ? Outcome.AcceptedAsSame : Outcome.AcceptedAsDifferent, null, slow, over);
        var own = IsOwn(exception.GetType());
        return new Trial(own ? Outcome.Rejected : Outcome.RejectedWithAnother, exception.GetType().Name, slow, over);
    }

#pragma warning disable CA1031 // Whatever is thrown is the result.
    private (object? Data, Exception? Exception) Deserialize(byte[] input)
    {
        try
        {
            return (_codec.Deserialize(input), null);
        }
        catch (Exception exception)
        {
            return (null, exception);
        }
    }

    // Turning a library's data type into the model is not the library's work, so what fails there was accepted by it.
    private bool IsSample(object? data)
    {
        try
        {
            return data is not null && ModelDiff.FirstDifference(_sample, _codec.ToModel(data)) is null;
        }
        catch (Exception)
        {
            return false;
        }
    }
#pragma warning restore CA1031

    // A library may consist of several assemblies, such as protobuf-net and protobuf-net.Core, or be part of another, as Newtonsoft.Json.Bson is. The
    // exception of DataContractSerializer stands beside it, in an assembly of .NET that others share.
    private bool IsOwn(Type exception) => _library is null
        ? exception == typeof(MalformedPayloadException)
        : exception.Assembly.GetName().Name! is var name
            && (exception == _refusesWith || exception.Namespace == _namespace || name.StartsWith(_library.GetName().Name!, StringComparison.Ordinal) || _library.GetName().Name!.StartsWith($"{name}.", StringComparison.Ordinal));
}
