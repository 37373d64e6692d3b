using Chr.Avro;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>Says in one sentence which member the library does not take, and why; it says both itself, but in exceptions within each other.</summary>
internal static class Refusal
{
    /// <summary>Builds something for a type.</summary>
    /// <param name="build">Builds it.</param>
    /// <exception cref="UnsupportedTypeException">The library does not take the type.</exception>
    public static TBuilt Explain<TBuilt>(Func<TBuilt> build)
    {
        try
        {
            return build();
        }
        catch (UnsupportedTypeException exception)
        {
            Exception cause = exception;
            while (cause.InnerException is { } inner and not AggregateException) // Which holds what each of the library's cases is for.
                cause = inner;
            if (cause == exception)
                throw new UnsupportedTypeException(exception.UnsupportedType, exception.Message);
            throw new UnsupportedTypeException(exception.UnsupportedType, $"{exception.Message.TrimEnd('.')}: {cause.Message}");
        }
    }
}
