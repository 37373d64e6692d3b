using System.Globalization;
using System.Net;
using System.Net.Sockets;
using Garnet;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Cache;

/// <summary>The process of the store: Garnet, which speaks Redis's protocol and comes as a package.</summary>
internal static class GarnetStore
{
    /// <summary>Listens on the loopback alone, on a port of the system's choice, says where, and ends with its parent.</summary>
    /// <returns>Never.</returns>
    public static int Run()
    {
        var output = Child.EndWithParent();
        var port = FreePort().ToString(CultureInfo.InvariantCulture);
        using var server = new GarnetServer(["--bind", IPAddress.Loopback.ToString(), "--port", port]);
        server.Start();
        output.WriteLine($"{IPAddress.Loopback}:{port}");
        Thread.Sleep(Timeout.Infinite);
        return 0;
    }

    // Garnet does not tell which port it was given.
    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
