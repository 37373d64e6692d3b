using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>What the program of src/Service, which alone knows ASP.NET Core, does for the processes of this study.</summary>
internal static class ServiceHost
{
    /// <summary>What the process of the load generator is started for.</summary>
    public const string LoadRole = "load";

    /// <summary>
    /// Opens a server on ports of the system's choice that sends back what it has read: given how bodies are read and written, of which type they are, and which protocol
    /// a hub has for the serializer. It ends with the process.
    /// </summary>
    public static Func<Body, Type, HubProtocol, ServicePorts> Open { get; set; } = static (_, _, _) => throw new InvalidOperationException("Only the program of src/Service opens a server.");
}

/// <summary>The ports on which a server listens, on the loopback alone.</summary>
/// <param name="Http">That of HTTP/1.1.</param>
/// <param name="Grpc">That of HTTP/2.</param>
/// <param name="Hub">The protocol of the hub, which is on the first.</param>
internal sealed record ServicePorts(int Http, int Grpc, HubProtocol Hub);
