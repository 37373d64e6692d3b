namespace SerializationBenchmarks.Reports;

/// <summary>
/// Something that the user can put right: a program prints the message alone and ends with exit code 2.
/// </summary>
public sealed class UserErrorException(string message, Exception? cause = null) : Exception(message, cause);
