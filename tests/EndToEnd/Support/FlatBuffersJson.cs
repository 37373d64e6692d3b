using System.Text.Json.Nodes;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>Models in JSON as flatc prints and reads the tables of schemas/models.fbs.</summary>
internal static class FlatBuffersJson
{
    public static JsonObject Write(object model) => model switch
    {
        Tiny tiny => new JsonObject { ["id"] = tiny.Id, ["other_id"] = tiny.OtherId },
        Simple simple => new JsonObject
        {
            ["id"] = simple.Id,
            ["other_id"] = simple.OtherId,
            ["name"] = simple.Name,
            ["enum_value"] = simple.EnumValue.ToString(),
        },
        Complex complex => new JsonObject
        {
            ["id"] = complex.Id,
            ["other_id"] = complex.OtherId,
            ["name"] = complex.Name,
            ["enum_value"] = complex.EnumValue.ToString(),
            ["percentage"] = complex.Percentage,
            ["cost"] = Write(complex.Cost),
            ["children"] = new JsonArray([.. complex.Children!.Select(Write)]),
        },
        _ => throw new ArgumentException($"There is no table {model.GetType().Name}.", nameof(model)),
    };

    private static JsonNode Write(Child child) => new JsonObject
    {
        ["id"] = new JsonObject { ["bytes"] = new JsonArray([.. child.Id.ToByteArray(bigEndian: true).Select(value => JsonValue.Create(value))]) },
        ["created"] = child.Created.ToBinary(),
        ["last_edit"] = child.LastEdit.ToBinary(),
        ["name"] = child.Name,
        ["percentage"] = child.Percentage,
    };

    private static JsonObject Write(decimal value)
    {
        var bits = decimal.GetBits(value);
        return new JsonObject { ["low"] = (uint)bits[0] | (ulong)(uint)bits[1] << 32, ["high"] = (uint)bits[2], ["sign_scale"] = (uint)bits[3] };
    }
}
