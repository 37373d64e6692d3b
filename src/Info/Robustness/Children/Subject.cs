using System.Reflection;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>A row on a model with words by which a child finds it too.</summary>
/// <param name="Contender">The row on the model.</param>
/// <param name="Address">The words.</param>
internal sealed record Subject(Contender Contender, string Address)
{
    private const char Separator = '|';

    /// <summary>A contender of the catalog.</summary>
    public static Subject Of(Contender contender) => new(contender, $"{contender.Serializer.Name}{Separator}{contender.Model.Name}");

    /// <summary>What a static property of any assembly answers, for tests.</summary>
    public static Subject Of(PropertyInfo property) => new(
        (Contender)property.GetValue(null)!,
        string.Join(Separator, property.DeclaringType!.Assembly.Location, property.DeclaringType.FullName, property.Name));

    /// <summary>Finds a contender by its address.</summary>
    public static Contender Find(string address) => address.Split(Separator) switch
    {
        [var serializer, var model] => Catalog.Contenders.Single(contender => contender.Serializer.Name == serializer && contender.Model.Name == model),
        [var assembly, var type, var property] => (Contender)Assembly.LoadFrom(assembly).GetType(type, throwOnError: true)!
            .GetProperty(property, BindingFlags.Static | BindingFlags.Public)!.GetValue(null)!,
        _ => throw new ArgumentException($"'{address}' is the address of nothing.", nameof(address)),
    };
}
