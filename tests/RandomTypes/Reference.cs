using System.Buffers;
using System.Diagnostics;
using System.Reflection;
using System.Text.Json;
using MessagePack;
using MessagePack.Resolvers;
using Newtonsoft.Json;
using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Serializers.Bindings;
using JsonSerializer = System.Text.Json.JsonSerializer;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A program of a library as its documentation shows it: writes a value and reads it back.</summary>
/// <param name="Serializer">The suite's serializer of the library.</param>
/// <param name="RoundTrip">Writes and reads.</param>
internal sealed record Reference(string Serializer, Func<object, Type, object?> RoundTrip)
{
    /// <summary>The first argument of a process that runs a reference and prints its outcome.</summary>
    private const string Argument = "--reference";

    private static readonly MethodInfo _byBuffer = typeof(Reference).GetMethod(nameof(ByBuffer), BindingFlags.NonPublic | BindingFlags.Static)!;

    private static readonly JsonSerializerOptions _deep = new() { MaxDepth = 500 };

    public static IReadOnlyList<Reference> All { get; } =
    [
        new("SystemTextJson", (value, type) => JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(value, type), type)),
        new("NewtonsoftJson", (value, type) => JsonConvert.DeserializeObject(JsonConvert.SerializeObject(value), type)),
        new("MessagePack", (value, type) => MessagePackSerializer.Deserialize(type, MessagePackSerializer.Serialize(type, value, ContractlessStandardResolver.Options), ContractlessStandardResolver.Options)),
        new("ProtobufNet", (value, type) => _byBuffer.MakeGenericMethod(type).Invoke(null, [NumberedModel(type), value])),
        new("ProtobufNetStream", ByStream),
    ];

    /// <summary>What becomes of a value: "same", "changed", "foreign" if that is JSON in another library's class alone, or "refused".</summary>
    /// <param name="value">The value.</param>
    public string Outcome(object value)
    {
        var isSame = value.GetType().GetMethod("IsSame", BindingFlags.Public | BindingFlags.Static);
        try
        {
            if (RoundTrip(value, value.GetType()) is not { } back)
                return "changed";
            return (isSame is null ? value.Equals(back) : (bool)isSame.Invoke(null, [value, back])!) ? "same" : IsForeign(value, back) ? "foreign" : "changed";
        }
#pragma warning disable CA1031 // Whatever a library throws.
        catch (Exception)
#pragma warning restore CA1031
        {
            return "refused";
        }
    }

    /// <summary>What becomes of a document's value in a process of its own: "ends" if it ends that.</summary>
    /// <param name="assembly">The assembly of <c>Stranger.Root</c>.</param>
    /// <param name="document">The file of the document.</param>
    /// <param name="byNewtonsoft">Whether Newtonsoft.Json builds the value, and not System.Text.Json.</param>
    public string OutcomeApart(string assembly, string document, bool byNewtonsoft)
    {
        var words = ThisProgram.WordsOf(typeof(Reference).Assembly);
        var start = new ProcessStartInfo(words[0], [.. words.Skip(1), Argument, Serializer, assembly, document, byNewtonsoft.ToString()]) { Environment = { ["DOTNET_DbgEnableMiniDump"] = "0" } };
        var outcome = "ends";
        Child.Run(start, "", line => outcome = line);
        return outcome;
    }

    /// <summary>Prints an outcome if this process was started for that.</summary>
    /// <param name="arguments">The process's arguments.</param>
    /// <returns>False if it was not.</returns>
    public static bool TryRun(string[] arguments)
    {
        if (arguments is not [Argument, var serializer, var assembly, var document, var byNewtonsoft])
            return false;
        var type = Assembly.LoadFrom(assembly).GetType("Stranger.Root", throwOnError: true)!;
        var json = File.ReadAllText(document);
        var value = bool.Parse(byNewtonsoft) ? JsonConvert.DeserializeObject(json, type) : JsonSerializer.Deserialize(json, type, _deep);
        Console.WriteLine(All.Single(reference => reference.Serializer == serializer).Outcome(value!));
        return true;
    }

    /// <summary>What the suite says of it, in the same words.</summary>
    /// <param name="own">The suite's type and samples.</param>
    public string OutcomeOf(OwnType own)
    {
        var binding = Catalog.BindersOf(own.Model).Single(binder => binder.Serializer.Name == Serializer).Bind(); // It alone: another one may end the process.
        return binding.UnsupportedBecause is { } reason
            ? reason.Text.Contains("ends the process", StringComparison.Ordinal) ? "ends" : reason.Text.EndsWith("which only System.Text.Json writes.", StringComparison.Ordinal) || reason.Text.EndsWith("which only Newtonsoft.Json writes.", StringComparison.Ordinal) ? "foreign" : "refused"
            : RoundTripValidation.FirstFault(binding) is null ? "same" : "changed";
    }

    private bool IsForeign(object value, object back)
    {
        var isSameButForAny = value.GetType().GetMethod("IsSameButForAny", BindingFlags.Public | BindingFlags.Static);
        var owned = Serializer switch { "SystemTextJson" => typeof(JsonElement), "NewtonsoftJson" => typeof(Newtonsoft.Json.Linq.JToken), _ => null };
        var pairs = HeldBy(value).Zip(HeldBy(back)).ToArray();
        if (pairs.Any(pair => pair is (object[] or Dictionary<string, object>, null)))
            return false; // The library does not write the member, whatever it holds.
        var json = pairs.Select(pair => pair.First)
            .SelectMany(held => (IEnumerable<object?>)(held switch { object[] items => items, Dictionary<string, object> entries => entries.Values, _ => [held] }))
            .Where(held => held is JsonElement { ValueKind: not JsonValueKind.Undefined } or Newtonsoft.Json.Linq.JToken).ToArray();
        return isSameButForAny is not null && (bool)isSameButForAny.Invoke(null, [value, back])! && json.Length > 0 && !json.Any(held => owned?.IsInstanceOfType(held) == true);
    }

    private static IEnumerable<object?> HeldBy(object owner)
    {
        const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        return owner.GetType().GetProperties(All).Where(property => property.Name.Contains('M')).Select(property => property.GetValue(owner))
            .Concat(owner.GetType().GetFields(All).Select(field => field.GetValue(owner)));
    }

    private static object? ByBuffer<T>(TypeModel model, T value)
    {
        var buffer = new ArrayBufferWriter<byte>();
        model.Serialize(buffer, value);
        return model.Deserialize<T>(buffer.WrittenMemory);
    }

    private static object? ByStream(object value, Type type)
    {
        var model = NumberedModel(type);
        using var stream = new MemoryStream();
        model.Serialize(stream, value);
        stream.Position = 0;
        return model.Deserialize(stream, null, type);
    }

    // By the numbers that an author would give: members that can be set, or filled where they are.
    private static RuntimeTypeModel NumberedModel(Type type)
    {
        var model = RuntimeTypeModel.Create();
        foreach (var one in type.Assembly.GetExportedTypes().Where(one => !one.IsAssignableTo(typeof(System.Collections.IEnumerable))))
        {
            var contract = model.Add(one, applyDefaultBehaviour: false);
            contract.CompatibilityLevel = CompatibilityLevel.Level300;
            var members = one.GetMembers(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly).Where(member => member switch
            {
                PropertyInfo property => property.SetMethod is not null || property.PropertyType == typeof(List<string>),
                FieldInfo => true,
                _ => false,
            });
            foreach (var (index, member) in members.Index())
                contract.Add(index + 1, member.Name);
            if (one.BaseType is { } parent && parent.Assembly == type.Assembly)
                model.Add(parent, applyDefaultBehaviour: false).AddSubType(1000, one);
        }

        return model;
    }
}
