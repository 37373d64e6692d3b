namespace SerializationBenchmarks.Reports.Files;

/// <summary>Files that a program reads: regular ones, and pipes that it was given.</summary>
public static class InputFile
{
    /// <summary>Checks, before a file is opened, that reading it comes to an end.</summary>
    /// <exception cref="IOException">It is a folder, a device, a socket or a named pipe; the message says which.</exception>
    public static void Check(string path)
    {
        if (PathTargets.Of(path) is var kind and not (PathTarget.Nothing or PathTarget.File or PathTarget.Pipe))
            throw PathTargets.Refusal(kind);
    }

    /// <summary>Reads a file.</summary>
    /// <exception cref="IOException">It is missing, cannot be read, or is what <see cref="Check"/> refuses.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not be read.</exception>
    public static byte[] ReadAllBytes(string path)
    {
        Check(path);
        return File.ReadAllBytes(path);
    }
}
