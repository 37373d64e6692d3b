using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Info.MemberTypes.Values;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using Child = SerializationBenchmarks.Programs.Processes.Child;

namespace SerializationBenchmarks.Info.MemberTypes;

/// <summary>The process that tries serializers on member types, one after the other: a library may end it, or never come back.</summary>
internal static partial class TypesWorker
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "types";

    /// <summary>Names a serializer on a type, for the parent and the child.</summary>
    public static string NameOf(MemberType type, string serializer) => $"{serializer} on {type.Name}";

    /// <summary>Tries what is wanted.</summary>
    public static int Answer(string request)
    {
        var output = Child.EndWithParent();
        var wanted = JsonSerializer.Deserialize<HashSet<string>>(request)!;
        using var zone = new FixedZone();
        foreach (var type in AllTypes.Groups().SelectMany(group => group.Types))
        {
            string[] serializers = [.. Catalog.Serializers.Select(serializer => serializer.Name).Where(serializer => wanted.Contains(NameOf(type, serializer)))];
            if (serializers.Length == 0)
                continue;
            var bindings = new TypeBindings(type);
            foreach (var serializer in serializers)
            {
                output.WriteLine(TrialChildren.Next + NameOf(type, serializer));
                output.WriteLine(JsonSerializer.Serialize(Measure(bindings, type, serializer)));
            }
        }

        return 0;
    }

    private static TypeCell Measure(TypeBindings bindings, MemberType type, string serializer)
    {
        var (writer, reader) = (bindings.Writer(serializer), bindings.Reader(serializer));
        return writer.UnsupportedBecause is { } reason
            ? new TypeCell(serializer, FidelityOutcome.NotSupported, FirstSentence(NotForReaders().Replace(reason.Text, "").Replace($"It does not take {TypeName.Of(writer.Model.Type)}: ", "", StringComparison.Ordinal)))
            : TypeCell.Of(serializer, [.. type.Values.Select(value => (value.Name, FidelityCell.Measure(writer, reader, value)))]);
    }

    private static string FirstSentence(string text) => $"{text.Split(". ")[0].TrimEnd('.')}.";

    // Libraries name types with their assemblies and versions, and ours with their namespace, which a reader does not need.
    [GeneratedRegex(@", [\w.]+, Version=[^\]]*|SerializationBenchmarks\.Info\.MemberTypes\.Holders\.")]
    private static partial Regex NotForReaders();
}

/// <summary>A type as serializers write and read it.</summary>
internal sealed class TypeBindings(MemberType type)
{
    private readonly Dictionary<string, Func<Binding>> _writers = BindersOf(EmittedModels.Define(type.Values[0].Model.GetType(), [() => type.Values[0].Model]));

    // Mostly the same class. Where an older one wrote, nothing of the newer one is known but that it exists.
    private readonly Dictionary<string, Func<Binding>>? _readers = type.Values[0].ReadAs is var read && read == type.Values[0].Model.GetType()
        ? null
        : BindersOf(EmittedModels.Define(read, [() => RuntimeHelpers.GetUninitializedObject(read)]));

    /// <summary>A serializer on the class that is written.</summary>
    public Binding Writer(string serializer) => _writers[serializer]();

    /// <summary>A serializer on the class that is read.</summary>
    public Binding Reader(string serializer) => (_readers ?? _writers)[serializer]();

    private static Dictionary<string, Func<Binding>> BindersOf(Model model) => Catalog.BindersOf(model).ToDictionary(binder => binder.Serializer.Name, binder => binder.Bind);
}
