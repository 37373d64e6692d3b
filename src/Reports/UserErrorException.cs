namespace SerializationBenchmarks.Reports;

/// <summary>
/// Something that the user can put right: a program prints the message alone and ends with exit code 2.
/// </summary>
/// <param name="message">One sentence on one line: what is wrong, with which value, what is allowed, what to do.</param>
/// <param name="cause">What it was found by, for debuggers; never printed.</param>
public sealed class UserErrorException(string message, Exception? cause = null) : Exception(message, cause);
