using System.Text.Json;
using MessagePack.Resolvers;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.DependencyInjection;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Servers;

/// <summary>The hub, whose method answers with the value that it is given.</summary>
internal sealed class EchoHub<T> : Hub
{
#pragma warning disable CA1822 // SignalR calls methods of an instance.
    public T Send(T value) => value;
#pragma warning restore CA1822
}

/// <summary>Adds the hub to a server, with a serializer's options in the place of SignalR's own.</summary>
internal static class EchoHub
{
    /// <summary>The path of the hub.</summary>
    public const string Path = "/hub";

    /// <summary>Adds what the hub needs.</summary>
    public static void Add(IServiceCollection services, HubProtocol protocol)
    {
        if (protocol == HubProtocol.None)
            return;
        var signalR = services.AddSignalR(static hub =>
        {
            hub.MaximumReceiveMessageSize = null; // A user's samples may be longer than the default.
            hub.ClientTimeoutInterval = hub.KeepAliveInterval = TimeSpan.FromDays(1); // A server waits long for its turn.
        });
        if (protocol == HubProtocol.Json)
            signalR.AddJsonProtocol(static json => json.PayloadSerializerOptions = new JsonSerializerOptions(JsonSerializerDefaults.General));
        else if (protocol == HubProtocol.NewtonsoftJson)
            signalR.AddNewtonsoftJsonProtocol(static json => json.PayloadSerializerSettings = new());
        else
            signalR.AddMessagePackProtocol(static messagePack => messagePack.SerializerOptions = ContractlessStandardResolver.Options);
    }

    /// <summary>Opens the hub for a type.</summary>
    public static void Map(WebApplication server, Type data, HubProtocol protocol)
    {
        if (protocol != HubProtocol.None)
            typeof(EchoHub).GetMethod(nameof(MapOf), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!.MakeGenericMethod(data).Invoke(null, [server]);
    }

    private static void MapOf<T>(WebApplication server) => server.MapHub<EchoHub<T>>(Path);
}
