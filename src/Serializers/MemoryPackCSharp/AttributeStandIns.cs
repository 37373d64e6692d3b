#pragma warning disable IDE0130, IDE0161 // The namespace is the library's.
namespace MemoryPack
{
    /// <summary>Stands in for the library's attribute on models that are published without the library.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class MemoryPackableAttribute : Attribute;
}
