#pragma warning disable CS9113, IDE0130, IDE0161 // Nothing reads them, and the namespace is the library's.
namespace MessagePack
{
    /// <summary>Stands in for the library's attribute on models that are published without the library.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class MessagePackObjectAttribute : Attribute;

    /// <inheritdoc cref="MessagePackObjectAttribute"/>
    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class KeyAttribute(int key) : Attribute;
}
