using SerializationBenchmarks.Serializers.MessagePackCSharp;
using SerializationBenchmarks.Serializers.NewtonsoftJson;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>How requests travel.</summary>
internal enum ServiceTransport
{
    /// <summary>A POST over HTTP/1.1.</summary>
    Http,

    /// <summary>A unary gRPC call.</summary>
    Grpc,

    /// <summary>A call of a SignalR hub over a WebSocket.</summary>
    Hub,
}

/// <summary>What a hub reads and writes messages with.</summary>
internal enum HubProtocol
{
    /// <summary>Nothing: the library has no protocol, and there is no hub.</summary>
    None,

    /// <summary>Its own protocol, JSON by System.Text.Json.</summary>
    Json,

    /// <summary>JSON by Newtonsoft.Json.</summary>
    NewtonsoftJson,

    /// <summary>MessagePack.</summary>
    MessagePack,
}

/// <summary>The protocols by serializer.</summary>
internal static class HubProtocols
{
    /// <summary>Why a serializer has none.</summary>
    public const string None = "SignalR has protocols for JSON, by System.Text.Json or Newtonsoft.Json, and for MessagePack.";

    private static readonly Dictionary<Type, HubProtocol> _protocols = new()
    {
        [typeof(SystemTextJson)] = HubProtocol.Json,
        [typeof(NewtonsoftJson)] = HubProtocol.NewtonsoftJson,
        [typeof(MessagePackCSharp)] = HubProtocol.MessagePack,
    };

    /// <summary>The protocol of the serializer that a codec is of.</summary>
    public static HubProtocol Of(Type codec) => codec.GenericTypeArguments.Select(type => _protocols.GetValueOrDefault(type)).FirstOrDefault(protocol => protocol != HubProtocol.None);
}
