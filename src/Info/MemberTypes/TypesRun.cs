using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Info.MemberTypes.Values;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.MemberTypes;

/// <summary>Has serializers tried on member types.</summary>
internal static class TypesRun
{
    /// <summary>Tries serializers on all types.</summary>
    public static TypesReport Measure(IReadOnlyList<SerializerInfo> serializers, TextWriter progress)
    {
        var probe = new TypeBindings(MemberType.Of<int>("int", ("5", 5)));
        var takingAny = serializers.Where(serializer => serializer.Traits is { TakesModel: true, Code: not CodeOrigin.Hand }).ToLookup(serializer => probe.Writer(serializer.Name).Codec is not null);
        SerializerInfo[] tried = [.. takingAny[true]];
        var groups = AllTypes.Groups();
        var cells = Run([.. from @group in groups from type in @group.Types from serializer in tried select TypesWorker.NameOf(type, serializer.Name)], progress);
        return new TypesReport(
            [.. tried.Select(ListedSerializer.Of)],
            [
                .. groups.Select(group => new TypesGroup(group.Id, group.Name,
                [
                    .. group.Types.Select(type => new TypesType(type.Name, [.. type.Values.Select(value => value.Name)],
                        [.. tried.Select(serializer => cells[TypesWorker.NameOf(type, serializer.Name)](serializer.Name))])),
                ])),
            ],
            [.. takingAny[false].Select(serializer => new LeftOut(serializer.Name, probe.Writer(serializer.Name).UnsupportedBecause!.Text))],
            Catalog.LeftOut);
    }

    private static Dictionary<string, Func<string, TypeCell>> Run(IReadOnlyList<string> names, TextWriter progress)
    {
        var children = new TrialChildren(
            () => Child.StartOf(typeof(TypesRun).Assembly, TypesWorker.Role),
            rest => JsonSerializer.Serialize(rest),
            Patience.WithTrials)
        {
            OnWait = name => progress.WriteLine($"Waiting for {name ?? "the types"}…"),
        };
        return children.Run(names, (end, _) => end.ExitCode == 0 ? false : throw new InvalidOperationException($"Trying types ended with {end.Cause}: {end.Error}"))
            .ToDictionary(tried => tried.Name, tried => new Func<string, TypeCell>(serializer => tried.Answer is { } answer
                ? JsonSerializer.Deserialize<TypeCell>(answer)!
                : new TypeCell(serializer, FidelityOutcome.NotSupported, "It does not take the type.")));
    }
}
