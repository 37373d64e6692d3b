using System.Reflection;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>The types of models, for formats whose payloads don't say what they hold.</summary>
internal static class ModelMembers
{
    /// <summary>The types of a model's members in the order of declaration, which is the order of their numbers in every schema.</summary>
    public static Type[] Of(Type model) =>
        [.. model.GetProperties(BindingFlags.Public | BindingFlags.Instance).OrderBy(property => property.MetadataToken).Select(property => property.PropertyType)];

    /// <summary>The type of a list's elements; null if the type is no list.</summary>
    public static Type? ElementOf(Type type) =>
        type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>) ? type.GetGenericArguments()[0] : null;

    /// <summary>Whether the type is a model or part of one.</summary>
    public static bool IsRecord(Type type) => type.IsClass && type.Assembly == typeof(IModelType).Assembly;
}
