// The models, and those of studies and tests, carry the attributes of Fory, MemoryPack, MessagePack, Orleans, PolyType (for
// Nerdbank.MessagePack) and protobuf-net. Where a package cannot be restored, these stand in for its attributes, so that the models themselves stay free of conditions.
#pragma warning disable CS9113, CA1019, CA1813, IDE0130, IDE0161, SA1402 // Nothing reads them, and the namespaces are the libraries'.

#if !HAS_FORY
namespace Apache.Fory
{
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class ForyStructAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class ForyFieldAttribute(int id) : Attribute;
}
#endif

#if !HAS_MEMORYPACK
namespace MemoryPack
{
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class MemoryPackableAttribute : Attribute;
}
#endif

#if !HAS_MESSAGEPACK
namespace MessagePack
{
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class MessagePackObjectAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class KeyAttribute(int key) : Attribute;
}
#endif

#if !HAS_NERDBANK_MESSAGEPACK
namespace PolyType
{
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class GenerateShapeAttribute : Attribute;
}
#endif

#if !HAS_ORLEANS
namespace Orleans
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Enum)]
    internal sealed class GenerateSerializerAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class IdAttribute(uint id) : Attribute;
}
#endif

#if !HAS_PROTOBUF_NET
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

    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class ProtoContractAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class CompatibilityLevelAttribute(CompatibilityLevel level) : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class ProtoMemberAttribute(int tag) : Attribute
    {
        public DataFormat DataFormat { get; set; }
    }
}
#endif
