using System.Globalization;

namespace SerializationBenchmarks.OwnTypes;

/// <summary>Says what a program is doing while it takes so long that it might seem to hang.</summary>
public sealed class LongSteps(TextWriter writer, TimeSpan patience)
{
    // Samples of fewer bytes take no step long; without a limit, a busy machine would decide what is printed.
    private const long Large = 1_000_000;

    private readonly TextWriter _writer = TextWriter.Synchronized(writer);

    /// <summary>What is said of files of samples: nothing if they are small, and otherwise each step of more than a second.</summary>
    public static LongSteps OnSamples(TextWriter writer, long bytes) => new(writer, bytes >= Large ? TimeSpan.FromSeconds(1) : Timeout.InfiniteTimeSpan);

    /// <summary>Says what is waited for, whatever the samples' size.</summary>
    public void Wait(string what) => _writer.WriteLine($"Waiting for {what}…");

    /// <summary>Starts a step.</summary>
    /// <param name="what">What is being done, for example "Reading 1 sample of 50 MB".</param>
    public IDisposable Start(FormattableString what)
    {
        var line = what.ToString(CultureInfo.InvariantCulture) + "…";
        if (patience != TimeSpan.Zero)
            return new Timer(_ => _writer.WriteLine(line), null, patience, Timeout.InfiniteTimeSpan);
        _writer.WriteLine(line);
        return Stream.Null; // Nothing to dispose of.
    }
}
