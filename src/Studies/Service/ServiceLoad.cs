using System.Text.Json;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>How much is asked of a server.</summary>
internal static class ServiceLoad
{
    /// <summary>From how many connections requests come, each with the next as soon as the last is answered: enough that a server of two processors always has some.</summary>
    public const int Connections = 8;

    /// <summary>How many slices of a server's work a round has: slices are a tenth to a seventh apart, whatever takes turns, so that fewer say little.</summary>
    public const int Slices = 16;

    /// <summary>How many slices there are of those that take twice as long or longer, which are less apart.</summary>
    public const int LongSlices = 8;

    /// <summary>How long a slice is, in milliseconds: hundreds of requests.</summary>
    public const double SliceMilliseconds = 60;

    /// <summary>How many requests a slice has at least, of those that take long: four from each connection, so that its begin and its end are a small part of it.</summary>
    public const int LeastRequests = 32;

    /// <summary>How many requests are sent at the stated load.</summary>
    public const int LatencyRequests = 100;

    /// <summary>How long requests are sent at the stated load at most.</summary>
    public static readonly TimeSpan LatencyTime = TimeSpan.FromMilliseconds(350);

    // The stated load: bytes of the largest payload, which is that of JSON, in a second, but no more requests than so many. Less than the slowest serves.
    private const double BytesPerSecond = 25e6;

    private const double MostPerSecond = 500;

    /// <summary>How many slices a round has.</summary>
    public static int SlicesOf(double milliseconds) => milliseconds < 2 * SliceMilliseconds ? Slices : LongSlices;

    /// <summary>The requests in a second of which latency is measured, the same for all serializers on a model.</summary>
    public static double PerSecond(int bytes) => Math.Min(MostPerSecond, Math.Round(BytesPerSecond / Math.Max(bytes, 1), 1));

    /// <summary>The requests in a second of which a server measures the latency.</summary>
    public static double PerSecondOf(Type codec) => double.Parse(File.ReadAllText(StudyFiles.GivenPathOf(codec)), System.Globalization.CultureInfo.InvariantCulture);
}
