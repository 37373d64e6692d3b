using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Newtonsoft.Json;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Members without which a type says that it is nothing. Each library asks for those that its own attributes name, and reads a document without the others as if
/// it were whole.
/// </summary>
internal static class RequiredMembers
{
    /// <summary>Whether a member is one, by what C# or the attributes of either library say.</summary>
    /// <param name="type">The class that has the member.</param>
    /// <param name="attributes">The member's attributes.</param>
    public static bool Has(Type type, IEnumerable<object> attributes) => attributes.Any(attribute => attribute switch
    {
        RequiredMemberAttribute => !Array.Exists(type.GetConstructors(), constructor => constructor.IsDefined(typeof(SetsRequiredMembersAttribute), inherit: false)),
        System.Text.Json.Serialization.JsonRequiredAttribute or JsonRequiredAttribute => true,
        JsonPropertyAttribute { Required: Required.Always or Required.AllowNull } => true,
        DataMemberAttribute { IsRequired: true } => true,
        _ => false,
    });

    /// <summary>What the mark of a class holds.</summary>
    /// <param name="names">The names of the members that it requires.</param>
    public static string Mark(IEnumerable<string> names) => string.Concat(names.Select(name => Marks.Class + name));
}
