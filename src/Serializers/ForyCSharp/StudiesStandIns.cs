// Types of studies and tests carry the library's attributes. Where its package cannot be restored, build/OptionalPackages.targets compiles this with
// them, so that the types stay free of conditions.
#pragma warning disable CS9113, CA1019, CA1813, IDE0130, IDE0161, SA1402 // Nothing reads them, and the namespace is the library's.

#if !HAS_FORY
namespace Apache.Fory
{
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class ForyStructAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class ForyFieldAttribute(int id) : Attribute;
}
#endif
