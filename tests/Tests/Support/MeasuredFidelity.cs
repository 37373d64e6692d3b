using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>What comes back from every serializer, measured once for all tests. It sets the process's time zone while it is measured.</summary>
internal static class MeasuredFidelity
{
    private static readonly Lazy<FidelityReport> _report = new(() => FidelityReport.Measure(Catalog.Serializers));

    public static FidelityReport Report => _report.Value;
}
