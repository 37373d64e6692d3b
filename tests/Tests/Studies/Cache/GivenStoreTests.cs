using System.Net;
using System.Net.Sockets;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Studies.Cache;

namespace SerializationBenchmarks.Tests.Studies.Cache;

public class GivenStoreTests
{
    [Theory]
    [InlineData("localhost")]
    [InlineData("localhost:")]
    [InlineData("localhost:0")]
    [InlineData("localhost:65536")]
    [InlineData("localhost:6379,password=x")]
    [InlineData(":6379")]
    [InlineData("redis://localhost:6379")]
    public void WhatIsNoAddressIsRefusedWithAnExample(string address) => Assert.Equal(
        $"--redis: '{address}' is not HOST:PORT with a port from 1 to 65535, for example localhost:6379.", Assert.Throws<UserErrorException>(() => GivenStore.Ask(address)).Message);

    [Theory]
    [InlineData("$43\r\n# Server\r\nredis_version:7.0.15\r\nredis_mode:x\r\n\r\n", "Redis 7.0.15")]
    [InlineData("$53\r\n# Server\r\ngarnet_version:2.2.8\r\nredis_version:7.4.3\r\nos:x\r\n", "Garnet 2.2.8")]
    public void AStoreSaysWhatItIs(string answer, string version) => Assert.Equal(version, Ask(answer).Version);

    [Theory]
    [InlineData("-NOAUTH Authentication required.\r\n", "refuses: NOAUTH Authentication required. The study uses a store without a password; ")]
    [InlineData("HTTP/1.1 400 Bad Request\r\n", "is no Redis, for it does not tell a redis_version; ")]
    [InlineData("", "is no Redis, for it does not tell a redis_version; ")]
    public void WhatIsNoUsableStoreIsRefusedInASentence(string answer, string sentence) =>
        Assert.Contains(sentence, Assert.Throws<UserErrorException>(() => Ask(answer)).Message, StringComparison.Ordinal);

    [Fact]
    public void WhereNothingListensASentenceSaysSo()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var address = listener.LocalEndpoint.ToString()!;
        listener.Stop();
        Assert.StartsWith($"--redis: {address} cannot be reached: ", Assert.Throws<UserErrorException>(() => GivenStore.Ask(address)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void TheOptionIsOfTheStudyOfCachesAlone()
    {
        var answer = BuiltPrograms.Run("--study", "passthrough", "--redis", "localhost:6379", "--list");
        Assert.Equal((2, "--redis names a store for --study cache, and not for passthrough."), (answer.ExitCode, answer.Error.Trim()));
    }

    private static GivenStore Ask(string answer)
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var answering = Task.Run(async () =>
        {
            using var client = await listener.AcceptTcpClientAsync();
            var stream = client.GetStream();
            await stream.ReadAtLeastAsync(new byte[64], 1);
            await stream.WriteAsync(System.Text.Encoding.ASCII.GetBytes(answer));
        });
        try
        {
            return GivenStore.Ask(listener.LocalEndpoint.ToString()!);
        }
        finally
        {
            answering.Wait();
        }
    }
}
