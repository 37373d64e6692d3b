using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Has a member read by <see cref="StrictText"/>.</summary>
/// <param name="least">Characters, at least.</param>
/// <param name="most">Characters, at most.</param>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class StrictTextAttribute(int least, int most) : JsonConverterAttribute
{
    public override JsonConverter CreateConverter(Type typeToConvert) => new StrictText(least, most);
}
