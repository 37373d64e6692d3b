using System.Text.Json;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>The members' names, escaped once instead of in each call.</summary>
internal static class JsonByHandNames
{
    public static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    public static readonly JsonEncodedText OtherId = JsonEncodedText.Encode("OtherId");
    public static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    public static readonly JsonEncodedText EnumValue = JsonEncodedText.Encode("EnumValue");
    public static readonly JsonEncodedText Percentage = JsonEncodedText.Encode("Percentage");
    public static readonly JsonEncodedText Cost = JsonEncodedText.Encode("Cost");
    public static readonly JsonEncodedText Children = JsonEncodedText.Encode("Children");
    public static readonly JsonEncodedText Created = JsonEncodedText.Encode("Created");
    public static readonly JsonEncodedText LastEdit = JsonEncodedText.Encode("LastEdit");
}
