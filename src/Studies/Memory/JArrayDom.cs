using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NewtonsoftJson;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>Newtonsoft.Json without a type.</summary>
public readonly struct JArrayDom : ISerializer, ICodec, ICodecOf<JArrayDom, List<Package>>
{
    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(JArrayDom),
        Order = 13,
        Summary = "JArray.Parse.",
    };

    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    public static object Create() => FromModel(PackageIndex.Make()[0]);

    public static byte[] Serialize(object data) => Encoding.UTF8.GetBytes(((JArray)data).ToString(Formatting.None));

    public static object Deserialize(byte[] payload) => JArray.Parse(Encoding.UTF8.GetString(payload));

    public static object ToModel(object data) => ((JArray)data).ToObject<List<Package>>()!;

    public static object FromModel(object model) => JArray.FromObject(model);
}
