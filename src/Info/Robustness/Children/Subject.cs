using System.Reflection;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>A serializer on a model with words by which a child finds it too.</summary>
internal sealed record Subject(Binding Binding, string Address)
{
    private const char Separator = '|';

    /// <summary>A binding of the catalog.</summary>
    public static Subject Of(Binding binding) => new(binding, $"{binding.Serializer.Name}{Separator}{binding.Model.Name}");

    /// <summary>What a static property of any assembly answers, for tests.</summary>
    public static Subject Of(PropertyInfo property) => new(
        (Binding)property.GetValue(null)!,
        string.Join(Separator, property.DeclaringType!.Assembly.Location, property.DeclaringType.FullName, property.Name));

    /// <summary>Finds a binding by its address.</summary>
    public static Binding Find(string address) => address.Split(Separator) switch
    {
        [var serializer, var model] => Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model),
        [var assembly, var type, var property] => (Binding)Assembly.LoadFrom(assembly).GetType(type, throwOnError: true)!
            .GetProperty(property, BindingFlags.Static | BindingFlags.Public)!.GetValue(null)!,
        _ => throw new ArgumentException($"'{address}' is the address of nothing.", nameof(address)),
    };
}
