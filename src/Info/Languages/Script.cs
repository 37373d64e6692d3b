using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>The script of a language in tests/Interop: one process answers all questions.</summary>
internal sealed record Script(string Language, string Program, string File, string Zone, string Installation)
{
    /// <summary>How long an interpreter may take: it answers within seconds, also on a busy machine.</summary>
    public Patience Patience { get; init; } = Patience.WithTrials;

    /// <summary>How far the local time of the other language is from UTC.</summary>
    public static readonly TimeSpan Offset = TimeSpan.FromHours(-5);

    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.Web) { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull, MaxDepth = 64 };

    /// <summary>All of them. Only Debian's own Python knows Debian's packages, and another one may stand before it on the PATH.</summary>
    public static IReadOnlyList<Script> All { get; } =
    [
        new("JavaScript", "node", "values.mjs", "Etc/GMT+5", "install Node.js 20 or later and run 'npm ci --ignore-scripts' in tests/Interop"),
        new("Python", "python3", "values.py", "EST5", "on Debian, 'apt-get install python3-msgpack python3-cbor2 python3-bson python3-protobuf'"),
    ];

    /// <summary>Asks the script.</summary>
    /// <param name="wait">Is told what takes long.</param>
    /// <returns>The answers of the interpreter on the PATH that has the most of the libraries, or why there are none.</returns>
    public (Response? Response, string WhyNot) Ask(string root, Request request, Action<string> wait)
    {
        var answers = Interpreters.Select(program => Ask(program, root, request, wait)).ToArray();
        return (
            answers.Select(answer => answer.Response).OfType<Response>().MaxBy(response => response.Versions.Count),
            answers.Select(answer => answer.Fault).LastOrDefault(fault => fault is not null) ?? $"There is no interpreter of {Language}");
    }

    private IEnumerable<string> Interpreters =>
        from folder in (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries).Distinct()
        let path = Path.Combine(folder, OperatingSystem.IsWindows() ? $"{Program}.exe" : Program)
        where System.IO.File.Exists(path)
        select path;

    private (Response? Response, string? Fault) Ask(string program, string root, Request request, Action<string> wait)
    {
        var start = new ProcessStartInfo(program, [Path.Combine(root, "tests", "Interop", File)]) { Environment = { ["TZ"] = Zone, ["PYTHONIOENCODING"] = "utf-8" } };
        try
        {
            var (exitCode, output, error) = OtherProgram.Run(start, JsonSerializer.Serialize(request, _options), Patience, () => wait(program));
            return exitCode == 0
                ? Parse(output) is { } response && response.Answers.Count == request.Exchanges.Count ? (response, null) : (null, $"{program} runs tests/Interop/{File}, and does not answer in its form")
                : (null, $"{program} cannot run tests/Interop/{File} ({string.Create(CultureInfo.InvariantCulture, $"exit code {exitCode}")}{(error.Trim().Split('\n')[^1] is { Length: > 0 } last ? $": {last.TrimEnd('.')}" : "")})");
        }
        catch (Exception exception) when (exception is TimeoutException or Win32Exception)
        {
            return (null, exception.Message.TrimEnd('.'));
        }
    }

    private static Response? Parse(string output)
    {
        try
        {
            return JsonSerializer.Deserialize<Response>(output, _options);
        }
        catch (JsonException)
        {
            return null;
        }
    }
}

/// <summary>What a script is asked.</summary>
internal sealed record Request(string Proto, string Descriptor, IReadOnlyList<Question> Exchanges);

/// <summary>A value that goes to the other language, and one that comes from it.</summary>
/// <param name="Payload">What .NET wrote, in hexadecimal; null for nothing to read.</param>
/// <param name="Expression">What is to be written; null for nothing.</param>
internal sealed record Question(string Library, string? Message, string Template, string? Payload, string? Expression);

/// <summary>What a script answers.</summary>
internal sealed record Response([property: JsonRequired] IReadOnlyDictionary<string, string> Versions, [property: JsonRequired] IReadOnlyList<Reply> Answers);

/// <summary>The answer to a question.</summary>
/// <param name="Value">What the value is in the other language; null if nothing was to be read.</param>
/// <param name="Written">What the other language wrote; null if nothing was to be written.</param>
internal sealed record Reply(ForeignValue? Value, Written? Written);

/// <summary>What another language wrote.</summary>
/// <param name="Payload">The payload in hexadecimal; null if the library refused.</param>
internal sealed record Written(string? Payload, string? Error);
