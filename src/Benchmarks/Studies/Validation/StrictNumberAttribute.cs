using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Has a member read by <see cref="StrictNumber"/>.</summary>
/// <param name="least">The least number.</param>
/// <param name="most">The greatest number.</param>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class StrictNumberAttribute(int least, int most) : JsonConverterAttribute
{
    public override JsonConverter CreateConverter(Type typeToConvert) => new StrictNumber(least, most);
}
