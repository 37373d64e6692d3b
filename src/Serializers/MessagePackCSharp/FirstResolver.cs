using MessagePack;
using MessagePack.Formatters;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>Takes the formatter of the first of several resolvers that has one.</summary>
/// <remarks>
/// Kept in a generic class's field, as the library's documentation recommends and its own resolvers do; that of <c>CompositeResolver.Create</c>
/// looks formatters up in a table, for every object again.
/// </remarks>
/// <typeparam name="TResolvers">The resolvers.</typeparam>
internal sealed class FirstResolver<TResolvers> : IFormatterResolver
    where TResolvers : struct, IResolvers
{
    /// <summary>The library's standard options with this resolver.</summary>
    public static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithResolver(new FirstResolver<TResolvers>());

    private FirstResolver()
    {
    }

    /// <inheritdoc/>
    public IMessagePackFormatter<T>? GetFormatter<T>() => Kept<T>.Formatter;

    private static class Kept<T>
    {
        public static readonly IMessagePackFormatter<T>? Formatter = TResolvers.All.Select(resolver => resolver.GetFormatter<T>()).FirstOrDefault(formatter => formatter is not null);
    }
}
