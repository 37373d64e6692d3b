using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Studies.Cache;

namespace SerializationBenchmarks.EndToEnd.Studies.Cache;

/// <summary>The study with its client and its store, at its smallest.</summary>
public sealed class CacheRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ACacheOverGarnetIsMeasuredPlainAndCompressed()
    {
        var record = Measure("Garnet", "--operations", "Get,Set,GetLz4,SetLz4");
        Assert.Equal(2 * 4, record.Cases.Count); // With the bytes of the JSON; the smallest payload is another serializer's.
        Assert.All(record.Cases, @case =>
        {
            var (round, isCompressed) = (@case.Rounds.Single(), @case.Key.Operation.EndsWith("Lz4", StringComparison.Ordinal));
            Assert.Equal(CacheMeter.Slices, round.Iterations);
            Assert.True(round.Time > 1000);
            Assert.InRange(round.StoredBytes!.Value, isCompressed ? @case.PayloadBytes / 5 : @case.PayloadBytes + 10, isCompressed ? 0.9 * @case.PayloadBytes : @case.PayloadBytes + 100);
        });
        Assert.True(record.Cases.Single(@case => @case.Key == new CaseKey("Get", "BytesOfJson", "Complex100")) is var bytes && bytes.Rounds.Single().Allocated > bytes.PayloadBytes); // Its value is a copy of what is stored.
    }

    [Fact]
    public void AStoreThatTheUserNamesIsUsedAndLeftAsItWas()
    {
        Needs.Program("redis-server");
        var port = FreePort();
        using var redis = Process.Start(new ProcessStartInfo("redis-server", ["--port", $"{port}", "--bind", "127.0.0.1", "--save", "", "--dir", Directory.CreateDirectory(_folder["redis"]).FullName]) { RedirectStandardOutput = true })!;
        redis.BeginOutputReadLine();
        try
        {
            var version = Patient(() => GivenStore.Ask($"127.0.0.1:{port}").Version);
            Assert.StartsWith("Redis ", version, StringComparison.Ordinal);
            Assert.Equal(4, Measure(version, "--redis", $"127.0.0.1:{port}").Cases.Count);
            using var client = new TcpClient("127.0.0.1", port);
            client.GetStream().Write("DBSIZE\r\n"u8);
            using var answer = new StreamReader(client.GetStream());
            Assert.Equal(":0", answer.ReadLine());
        }
        finally
        {
            redis.Kill();
        }
    }

    private RunRecord Measure(string store, params string[] arguments)
    {
        var answer = BuiltPrograms.Measure(_folder, ["--study", "cache", "--serializers", "SystemTextJson", "--models", "Complex100", "--quick", .. arguments]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("## A get: processor time of the client", answer.Output, StringComparison.Ordinal);
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(store, record.Settings.Measurement!.Store);
        return record;
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    // It needs a moment before it listens.
    private static string Patient(Func<string> ask)
    {
        for (var left = 100; ; left--)
        {
            try
            {
                return ask();
            }
            catch (UserErrorException) when (left > 0)
            {
                Thread.Sleep(50);
            }
        }
    }
}
