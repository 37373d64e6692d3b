using System.Diagnostics;
using System.Globalization;
using System.Net.Sockets;
using System.Text;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>A store that the user names, which speaks Redis's protocol.</summary>
/// <param name="Address">HOST:PORT.</param>
/// <param name="Version">What it says that it is, for example "Redis 7.0.15".</param>
public sealed partial record GivenStore(string Address, string Version)
{
    /// <summary>The option that names it.</summary>
    public const string Option = "--redis";

    private const int PatienceMilliseconds = 3000;

    /// <summary>Asks a store what it is.</summary>
    /// <exception cref="UserErrorException">It is no address, or nothing that speaks the protocol answers there.</exception>
    public static GivenStore Ask(string address)
    {
        if (AddressPattern().Match(address) is not { Success: true } match || !ushort.TryParse(match.Groups[2].Value, CultureInfo.InvariantCulture, out var port) || port == 0)
            throw new UserErrorException($"{Option}: '{address}' is not HOST:PORT with a port from 1 to 65535, for example localhost:6379.");
        var answer = Send(match.Groups[1].Value.Trim('[', ']'), port, address);
        if (answer.StartsWith('-'))
            throw new UserErrorException($"{Option}: {address} refuses: {answer[1..].Trim().TrimEnd('.')}. The study uses a store without a password; start one for it, for example redis-server --port 6380 --save ''.");
        return VersionPattern().Match(answer) is { Success: true } version
            ? new GivenStore(address, $"{(version.Groups[1].Value == "garnet" ? "Garnet" : "Redis")} {version.Groups[2].Value}")
            : throw new UserErrorException($"{Option}: what answers at {address} is no Redis, for it does not tell a redis_version; name a store that speaks Redis's protocol.");
    }

    private static string Send(string host, int port, string address)
    {
        try
        {
            using var client = new TcpClient { ReceiveTimeout = PatienceMilliseconds, SendTimeout = PatienceMilliseconds };
            if (!client.ConnectAsync(host, port).Wait(PatienceMilliseconds))
                throw new IOException("it does not answer in time");
            using var stream = client.GetStream();
            stream.Write("*2\r\n$4\r\nINFO\r\n$6\r\nserver\r\n"u8);
            var answer = new StringBuilder();
            for (var piece = new byte[4096]; !IsWhole(answer.ToString()) && stream.Read(piece) is > 0 and var read;)
                answer.Append(Encoding.ASCII.GetString(piece, 0, read));
            return answer.ToString();
        }
        catch (Exception exception) when (exception is IOException or SocketException or AggregateException)
        {
            throw new UserErrorException($"{Option}: {address} cannot be reached: {exception.GetBaseException().Message.TrimEnd('.')}. Start a store there, or leave {Option} out: the study then brings its own.");
        }
    }

    // A length in a line, and so much; or a line that refuses.
    private static bool IsWhole(string answer) =>
        answer.IndexOf('\n', StringComparison.Ordinal) is > 0 and var end && (answer[0] != '$' || !int.TryParse(answer[1..end], CultureInfo.InvariantCulture, out var length) || answer.Length >= end + 1 + length);

    [GeneratedRegex(@"^(\[[0-9a-fA-F:]+\]|[^:\s,\[\]]+):(\d{1,5})$")]
    private static partial Regex AddressPattern();

    [GeneratedRegex(@"^(garnet|redis)_version:(\S+)", RegexOptions.Multiline)]
    private static partial Regex VersionPattern();
}

/// <summary>The store that a run starts for itself, a process that ends with it.</summary>
internal sealed class OwnStore : IDisposable
{
    private readonly Process _process;

    private OwnStore(Process process, string address) => (_process, Address) = (process, address);

    /// <summary>Its HOST:PORT.</summary>
    public string Address { get; }

    /// <summary>Starts it, and waits until it listens.</summary>
    /// <exception cref="UserErrorException">It does not.</exception>
    public static OwnStore Start(string program)
    {
        var start = Child.StartOf(ThisProgram.WordsOf(program), CacheHost.StoreRole);
        start.Environment["DOTNET_gcServer"] = "0"; // It is to leave the processors to who is measured.
        start.Environment["DOTNET_EnableDiagnostics"] = "0"; // Or pipes and a socket would stay where it is killed.
        var (process, told) = Child.Start(start, "");
        told.Wait();
        var error = new ChildError(process);
        if (process.StandardOutput.ReadLine() is { } address)
            return new OwnStore(process, address);
        Child.WaitForEnd(process);
        throw new UserErrorException($"The store of the study cannot be started: {new ChildEnd(process.ExitCode, InTime: true, error.ToString()).Cause}. Name one that runs with {GivenStore.Option} HOST:PORT.");
    }

    public void Dispose() => Child.End(_process);
}
