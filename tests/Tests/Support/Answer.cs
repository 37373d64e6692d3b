namespace SerializationBenchmarks.Tests.Support;

/// <summary>What a command answered.</summary>
internal sealed record Answer(int ExitCode, string Output, string Error)
{
    /// <summary>Checks that the command told the user in one line what is wrong, and did nothing else.</summary>
    public void IsUserError(string part)
    {
        EndsWithUserError(part);
        Assert.Equal("", Output);
        Assert.Single(Error.TrimEnd().Split('\n'));
    }

    /// <summary>Checks that what the command said last, perhaps behind its progress, tells the user in one line what is wrong.</summary>
    public void EndsWithUserError(string part)
    {
        Assert.Contains(part, Error.TrimEnd().Split('\n')[^1], StringComparison.Ordinal);
        Assert.EndsWith(Environment.NewLine, Error, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", Output + Error, StringComparison.Ordinal);
        Assert.Equal(2, ExitCode);
    }
}
