using System.Diagnostics;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>
/// Has things tried in children, one after the other: when a child ends, or stays with one for too long, the next goes on behind it. A child
/// names what it tries in a line that begins with <see cref="Next"/>, and answers in the line behind it.
/// </summary>
public sealed class TrialChildren(Func<ProcessStartInfo> start, Func<IReadOnlyList<string>, string> requestOf, Patience patience)
{
    /// <summary>What begins the line that names what is tried next.</summary>
    public const char Next = '>';

    /// <summary>Is told what is tried now, and its number from 1.</summary>
    public Action<string, int> OnNext { get; init; } = static (_, _) => { };

    /// <summary>Is shown each line before it is read, and says whether it is neither a name nor an answer, and so no more to be read.</summary>
    public Func<string, bool> TakesLine { get; init; } = static _ => false;

    /// <summary>Is told that a child has been silent for long, and what it tries; null before the first.</summary>
    public Action<string?> OnWait { get; init; } = static _ => { };

    /// <summary>Tries all.</summary>
    public IReadOnlyList<Tried> Run(IReadOnlyList<string> names, Func<ChildEnd, int, bool> goesOn)
    {
        var tried = new List<Tried>();
        do
        {
            var before = tried.Count;
            var (end, trying) = RunChild([.. names.Except(tried.Select(one => one.Name))], tried);
            if (trying is not null)
                tried.Add(new Tried(trying, null, end));
            else if (!goesOn(end, tried.Count - before))
                break;
        }
        while (tried.Count < names.Count);

        return tried;
    }

    private (ChildEnd End, string? Trying) RunChild(string[] rest, List<Tried> tried)
    {
        var info = start();
        info.Environment["DOTNET_DbgEnableMiniDump"] = "0"; // A process that ends is an answer.
        string? trying = null;
        using var silence = new Silence(patience, () => OnWait(trying), static () => { });
        silence.Begin();
        var end = Child.Run(info, requestOf(rest), line =>
        {
            silence.Begin();
            if (TakesLine(line))
                return;
            if (line.StartsWith(Next))
                OnNext(trying = line[1..], tried.Count + 1);
            else if (trying is not null)
            {
                tried.Add(new Tried(trying, line, null));
                trying = null;
            }
        }, () => silence.WasTooLong);
        return (end, trying);
    }
}

/// <summary>What came of something that was tried.</summary>
/// <param name="Answer">The line that the child answered; null if it ended.</param>
/// <param name="End">How the child ended; null if it answered.</param>
public sealed record Tried(string Name, string? Answer, ChildEnd? End);
