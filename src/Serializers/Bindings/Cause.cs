namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>Finds what happened in what a library or the runtime says of it.</summary>
internal static class Cause
{
    /// <summary>The exception that is the cause of all others: libraries wrap it in what they were doing, once for each level, and the runtime in what it was initializing.</summary>
    /// <param name="exception">What was caught.</param>
    public static Exception Innermost(Exception exception)
    {
        while (exception.InnerException is { } inner)
            exception = inner;
        return exception;
    }
}
