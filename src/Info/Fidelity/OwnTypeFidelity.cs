using System.Collections;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>What comes back of a user's samples, and of values that a format or library may change in each of their members.</summary>
internal static class OwnTypeFidelity
{
    /// <summary>Sends the samples, and the first sample with one member at a time changed, through every serializer's serialize and deserialize.</summary>
    public static FidelityReport Measure(Model model, IReadOnlyList<SerializerInfo> serializers, LongSteps? steps = null)
    {
        KnownOutcomes.DocumentsOf(model)?.Prepare();
        var names = serializers.Select(serializer => serializer.Name).ToHashSet();
        Binding[] bindings = [.. Catalog.BindingsOf([model]).Where(binding => names.Contains(binding.Serializer.Name))];
        Binding[] taking = [.. bindings.Where(binding => binding.Codec is not null)];
        ValueClass[] known = [.. ((IEnumerable<ValueGroup>)[.. Moments.Groups(), .. Numbers.Groups(), .. Texts.Groups()]).SelectMany(group => group.Classes).Where(value => value.Value is not null)];
        var members = (taking.Length > 0 ? SettableMember.Of(model.Samples[0]) : []).Select(member => (Member: member, Values: ValuesOf(model, member, known).ToArray())).ToArray();
        return new FidelityReport(
            [.. serializers.Select(ListedSerializer.Of)],
            [
                MeasureSamples(model, bindings),
                .. members.Where(member => member.Values.Length > 0).Select(member => new FidelityGroup(
                    $"`{member.Member.Path}`",
                    [.. member.Values.Select(value => MeasureValue(value, member.Member, taking, steps))])),
            ],
            Catalog.LeftOut)
        {
            OwnType = model.FullName,
            NotTried = taking.Length > 0 ? Describe([.. members.Where(member => member.Values.Length == 0).Select(member => member.Member)]) : null,
        };
    }

    private static string Describe(IReadOnlyList<SettableMember> rest) =>
        $"Not tried: {string.Concat(rest.Select(member => $"`{member.Path}` ({TypeName.Of(member.Type)}), "))}members without a public setter, and fields.";

    private static FidelityClass MeasureValue(ValueClass value, SettableMember member, Binding[] bindings, LongSteps? steps)
    {
        using var step = steps?.Start($"Trying {value.Name} in {member.Path}");
        return new FidelityClass(value.Name, value.Written, [.. bindings.Select(binding => FidelityCell.Measure(binding, binding, value))]);
    }

    private static FidelityGroup MeasureSamples(Model model, Binding[] bindings) => new(
        "The samples",
        [
            new FidelityClass(
                model.Samples.Count == 1 ? "As it is" : "The one that comes back least",
                NumberText.Count(model.Samples.Count, "sample"),
                [.. bindings.Select(binding => MeasureSamples(binding) with { Note = binding.Note })]),
        ]);

    private static FidelityCell MeasureSamples(Binding binding)
    {
        var model = binding.Model;
        var (backs, cells) = (new object?[model.Samples.Count], new List<FidelityCell>());
        foreach (var (index, sample) in model.Samples.Index())
        {
            cells.Add(FidelityCell.Measure(binding, binding, new ValueClass("", "", sample, sample.GetType(), back =>
            {
                backs[index] = back;
                return null;
            })));
        }

        // Compared when all are read, so that what they share shows.
        var worst = new FidelityCell(binding.Serializer.Name, FidelityOutcome.Exact);
        foreach (var (index, back) in backs.Index())
        {
            var cell = back is null ? cells[index]
                : FidelityCell.Of(binding.Serializer.Name, Change.Of(SampleDiff.FirstDifference(model, index, back) ?? StableDiff.FirstDifference(model, model.Samples[index], back, Likeness.SameBits)));
            if (cell.Outcome == FidelityOutcome.NotSupported || backs.Length == 1)
                return cell;
            if (cell.Outcome > worst.Outcome)
                worst = cell with { Detail = $"{KnownOutcomes.NameOfSample(model, index)}: {cell.Detail}" };
        }

        return worst;
    }

    private static IEnumerable<ValueClass> ValuesOf(Model model, SettableMember member, ValueClass[] known)
    {
        var present = member.Read(model.Samples[0]);
        IEnumerable<(string Name, object? Value)> values =
        [
            .. from value in known let fit = Fit(value.Value!, member.Type) where fit is not null select (value.Name, fit.Value),
            .. OwnTypeValues.Of(member.Type, present),
        ];
        foreach (var (name, value) in values)
        {
            var changed = model.Create();
            if (!member.TrySet(changed, value))
                continue;

            // The member alone: what becomes of the others is in the table of the samples.
            yield return new ValueClass(name, $"`{ExactText.Of(value)}`", changed, model.Type, back => value is IEnumerable and not string
                ? Change.Of(ModelDiff.FirstDifference(value, member.Read(back), Likeness.SameBits, null))
                : Change.Of(value, member.Read(back)));
        }
    }

    // An enumeration of the user's takes the numbers that are undefined in the models' one, as far as it has no name for them.
    private static MemberValue? Fit(MemberValue value, Type type)
    {
        if (value.Type == type)
            return value;
        if (value.Value is not Level level || !type.IsEnum)
            return null;
        var number = (IConvertible)Enum.ToObject(type, (int)level);
        return number.ToDecimal(null) == (int)level && !Enum.IsDefined(type, number) ? new MemberValue(type, number) : null;
    }
}
