#pragma warning disable CS9113, IDE0130, IDE0161 // Nothing reads them, and the namespace is the library's.
namespace Orleans
{
    /// <summary>Stands in for the library's attribute on models that are published without the library.</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Enum)]
    internal sealed class GenerateSerializerAttribute : Attribute;

    /// <inheritdoc cref="GenerateSerializerAttribute"/>
    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class IdAttribute(uint id) : Attribute;
}
