namespace SerializationBenchmarks.Reports.Files;

/// <summary>Turns what the file system answers into a sentence for the user.</summary>
public static class FileError
{
    /// <summary>Describes a failure that names its file in its message, as the base class library's mostly do.</summary>
    public static string Describe(Exception exception) =>
        $"A file or folder cannot be used: {Reason(exception)}; check that it exists, that you may write to it and that the disk is not full.";

    /// <summary>Describes a failure to do something with a certain file.</summary>
    public static UserErrorException Of(string action, string path, Exception exception) => new(
        exception is FileNotFoundException or DirectoryNotFoundException
            ? $"{path} cannot be {action}: the file or its folder does not exist."
            : $"{path} cannot be {action}: {Reason(exception)}.",
        exception);

    private static string Reason(Exception exception) => exception.Message.ReplaceLineEndings(" ").TrimEnd('.', ' ');
}
