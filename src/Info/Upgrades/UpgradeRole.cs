using System.Runtime.InteropServices;
using System.Text.Json;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using Child = SerializationBenchmarks.Programs.Processes.Child;

namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>The process that writes values with one version of a library, and reads what another one wrote.</summary>
internal static class UpgradeRole
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "upgrade";

    /// <summary>Writes and reads.</summary>
    public static int Answer(string request)
    {
        var output = Child.EndWithParent();
        var (name, ownType, others) = JsonSerializer.Deserialize<UpgradeRequest>(request)!;
        var serializer = Catalog.Serializers.Single(serializer => serializer.Name == name);
        using var zone = new FixedZone();
        var own = ownType is null ? null : OwnType.Load(ownType);
        if (own is not null)
            KnownOutcomes.DocumentsOf(own.Model)?.Prepare();
        var bindings = Catalog.BindingsOf(own is null ? Model.BuiltIn : [own.Model]).Where(binding => binding.Serializer == serializer).ToArray();
        var values = (own is null ? UpgradeValue.OfModels() : UpgradeValue.OfSamples(own.Model)).ToArray();
        output.WriteLine(JsonSerializer.Serialize(new UpgradeAnswer(
            serializer.Library is null ? serializer.LibraryVersion : $"{serializer.LibraryName} {PackageVersions.Loaded(serializer)}",
            RuntimeInformation.FrameworkDescription,
            [.. values.Select((value, place) => value.Try(bindings, others?[place]))])));
        return 0;
    }

    /// <summary>Asks a program.</summary>
    /// <exception cref="UserErrorException">It does not answer.</exception>
    public static UpgradeAnswer Ask(IReadOnlyList<string> program, string row, UpgradeRequest request) => Child.Ask(
        program, Role, JsonSerializer.Serialize(request), line => JsonSerializer.Deserialize<UpgradeAnswer>(line), $"{row}: the program with it ended before it had written all values");
}

/// <summary>What is asked.</summary>
/// <param name="OwnType">The user's type; null for the models.</param>
/// <param name="Others">What the other version wrote of each value, null of one that it did not write; null if nothing is to be read.</param>
internal sealed record UpgradeRequest(string Serializer, OwnTypeRequest? OwnType, IReadOnlyList<byte[]?>? Others);

/// <summary>What is answered.</summary>
internal sealed record UpgradeAnswer(string Library, string Runtime, IReadOnlyList<TriedValue> Values);

/// <summary>What a version made of a value.</summary>
/// <param name="Payload">What it wrote; null if it wrote nothing.</param>
/// <param name="Other">What it read of the other's payload; null if there is none.</param>
internal sealed record TriedValue(string Name, byte[]? Payload, string Outcome, string? Other);
