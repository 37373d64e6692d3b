#pragma warning disable CS9113, IDE0130, IDE0161 // Nothing reads them, and the namespace is the library's.
namespace ProtoBuf
{
    internal enum CompatibilityLevel
    {
        Level300 = 300,
    }

    internal enum DataFormat
    {
        Default,
        FixedSize,
    }

    /// <summary>Stands in for the library's attribute on models that are published without the library.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class ProtoContractAttribute : Attribute;

    /// <inheritdoc cref="ProtoContractAttribute"/>
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class CompatibilityLevelAttribute(CompatibilityLevel level) : Attribute;

    /// <inheritdoc cref="ProtoContractAttribute"/>
    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class ProtoMemberAttribute(int tag) : Attribute
    {
        public DataFormat DataFormat { get; set; }
    }
}
