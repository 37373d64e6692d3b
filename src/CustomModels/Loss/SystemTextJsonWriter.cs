using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.CustomModels.Samples;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>Writes all that System.Text.Json can read of a value, to compare it with the sample it was built from.</summary>
internal static class SystemTextJsonWriter
{
    private static readonly JsonSerializerOptions _all = new(SampleLibrary.Options)
    {
        DictionaryKeyPolicy = new KeyMarkingPolicy(),
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, // Nothing but this program reads it.
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        ReferenceHandler = ReferenceHandler.IgnoreCycles,
        TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { WriteAll } },
    };

    private static readonly JsonSerializerOptions _allWithNumbers = WithNumbers(_all);
    private static readonly JsonSerializerOptions _whatCanBeRead = new(_all) { TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { WriteAll, LeaveOutWhatFails } } };
    private static readonly JsonSerializerOptions _whatCanBeReadWithNumbers = WithNumbers(_whatCanBeRead);

    /// <summary>Writes a value as UTF-8.</summary>
    /// <param name="value">The value.</param>
    /// <param name="type">The type it was built as.</param>
    /// <param name="numbers">Whether enumerations are written as numbers.</param>
    public static byte[] Write(object value, Type type, bool numbers)
    {
        try
        {
            return JsonSerializer.SerializeToUtf8Bytes(value, type, numbers ? _allWithNumbers : _all);
        }
#pragma warning disable CA1031 // Whatever a getter of the user's throws; asking each of them first would take several times as long.
        catch (Exception)
#pragma warning restore CA1031
        {
            return JsonSerializer.SerializeToUtf8Bytes(value, type, numbers ? _whatCanBeReadWithNumbers : _whatCanBeRead);
        }
    }

    private static void WriteAll(JsonTypeInfo type)
    {
        foreach (var property in type.Properties.Where(property => property.Get is not null))
            property.ShouldSerialize = static (_, _) => true;
    }

    // What a document does not say may be nothing that can be written; a member that it does say would then be missed.
    private static void LeaveOutWhatFails(JsonTypeInfo type)
    {
        foreach (var property in type.Properties.Where(property => property.Get is not null))
        {
            var (get, nothing) = (property.Get!, property.PropertyType.IsValueType ? RuntimeHelpers.GetUninitializedObject(property.PropertyType) : null);
            property.Get = owner => TryGet(get, owner, out var value) ? value : nothing;
            property.ShouldSerialize = (owner, value) =>
                TryGet(get, owner, out _) && value is not (JsonElement { ValueKind: JsonValueKind.Undefined } or Delegate or MemberInfo or nint);
        }
    }

    private static bool TryGet(Func<object, object?> get, object owner, out object? value)
    {
        try
        {
            value = get(owner);
            return true;
        }
#pragma warning disable CA1031 // Whatever a getter of the user's throws.
        catch (Exception)
#pragma warning restore CA1031
        {
            value = null;
            return false;
        }
    }

    private static JsonSerializerOptions WithNumbers(JsonSerializerOptions options)
    {
        var others = new JsonSerializerOptions(options);
        others.Converters.Clear();
        return others;
    }

    private sealed class KeyMarkingPolicy : JsonNamingPolicy
    {
        public override string ConvertName(string name) => LostMembers.KeyMark + name;
    }
}
