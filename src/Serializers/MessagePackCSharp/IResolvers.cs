using MessagePack;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>The resolvers of a <see cref="FirstResolver{TResolvers}"/>.</summary>
internal interface IResolvers
{
    /// <summary>The resolvers, in the order in which they are asked.</summary>
    static abstract IReadOnlyList<IFormatterResolver> All { get; }
}
