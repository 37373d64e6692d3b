using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Polymorphism;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study polymorphism.</summary>
internal static class PolymorphismPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("polymorphism", """
        **What does a list of subtypes cost beside the same data in one type, and what becomes of a subtype that somebody does not know?** `Subtypes` is a list of a
        hundred notices, each a mail, a call or a visit, declared as their abstract base class; `OneType` is the same with all members in one class and a number that
        says which of them count. Each library is told of the three as it documents it:

        | library | is told by | and writes of it |
        |---|---|---|
        | System.Text.Json | `[JsonDerivedType]` at the base | a text, `$type`, first; it has to be first where it is read too |
        | Newtonsoft.Json (`NewtonsoftJsonTypeNames`) | `TypeNameHandling.Auto`, and a binder that gives and takes three names alone: without one, a payload names any class of the program | a text, `$type` |
        | XmlSerializer, DataContractSerializer | `[XmlInclude]`, `[KnownType]` at the base | the class's name |
        | protobuf-net | `[ProtoInclude]` at the base | a field of the base, which holds the subtype's members |
        | Google.Protobuf | a `oneof` in the schema | the same field, where its number is lower than those of the base's members; elsewhere protobuf-net cannot read it for an abstract base, since the kind comes last |
        | MessagePack, MemoryPack | `[Union]`, `[MemoryPackUnion]` at the base | a number |
        | Nerdbank.MessagePack | `[DerivedTypeShape]` at the base | a number, or a name |
        | MongoDB.Bson | `[BsonKnownTypes]` at the base, or its class maps | the class's name, `_t`; not measured, because a list is no document |
        | Orleans | nothing at the base; `[GenerateSerializer]` at each class, and `[Alias]` for a name that is short and stays | the alias or the class's name, once in a payload |
        | Fory | the class is registered, with a number here; an abstract class cannot be, so that the list is one of `object` | the number |
        | Hyperion | nothing | the class's name, once in a payload |

        What is not told of, [fidelity](../fidelity.md#subtypes) has for each: most throw. MessagePack writes null in its place, and reads null where it does not know the number, so that
        elements are lost without a word; Nerdbank.MessagePack writes the nearest class that it was told of, without the members of the subtype. As `object`, or declared as itself, other
        things happen: System.Text.Json takes the rules of the nearest ancestor that has them; protobuf-net, given a class that no `[ProtoInclude]` names as itself, leaves out all that it inherits;
        Orleans writes nothing of the type where it is the one that the variable is declared as, so that `Deserialize<Base>` makes a base.
        System.Text.Json's naming options do not hold for the name of the discriminator.

        A binder is no defence by itself: `TypeNameHandling` and Hyperion create what a payload names, so that payloads of strangers are for the others.
        """)
    {
        AnswerOf = Answer,
        OwnTablesAnswer = false,
    };

    private static string Answer(RunRecord record)
    {
        var figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        var (write, read) = (Ratios(nameof(SerializeOnce<>)), Ratios(nameof(DeserializeOnce<>)));
        return write.Length < 2 || read.Length < 2 ? ""
            : $"A list of subtypes takes {Range(write)} times as long to write as the same data in one type, and {Range(read)} times as long to read. Most libraries refuse a subtype that they were not told of; MessagePack and Nerdbank.MessagePack lose it, or a part of it, without a word.";

        (string Serializer, double Ratio)[] Ratios(string operation) =>
        [
            .. from serializer in record.Serializers
               let subtypes = figures.GetValueOrDefault(new CaseKey(operation, serializer.Name, nameof(Subtypes)))
               let oneType = figures.GetValueOrDefault(new CaseKey(operation, serializer.Name, nameof(OneType)))
               where subtypes is not null && oneType is not null
               let ratio = subtypes.RatioTo(oneType)
               orderby ratio
               select (serializer.Name, ratio),
        ];

        static string Range((string Serializer, double Ratio)[] ratios) =>
            $"{NumberText.Ratio(ratios[0].Ratio)} ({ratios[0].Serializer}) to {NumberText.Ratio(ratios[^1].Ratio)} ({ratios[^1].Serializer})";
    }
}
