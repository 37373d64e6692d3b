using System.Net;
using System.Net.Sockets;
using Grpc.AspNetCore.Server.Model;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Proto;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Servers;

/// <summary>Servers on Kestrel that read a body to a value and write the value as their answer.</summary>
internal static class EchoServer
{
    /// <summary>Opens a server on ports of the system's choice, on the loopback alone. It ends with the process.</summary>
    /// <exception cref="InvalidOperationException">The system has no port for it.</exception>
    public static ServicePorts Open(Body body, Type data, HubProtocol protocol)
    {
        // It reads no variables and no appsettings.json of the current folder, which are meant for the user's own servers.
        var builder = WebApplication.CreateEmptyBuilder(new WebApplicationOptions());
        builder.WebHost.UseKestrelCore().ConfigureKestrel(static kestrel =>
        {
            kestrel.Limits.MaxRequestBodySize = null; // A user's samples may be longer than the default.
            (kestrel.Limits.MinRequestBodyDataRate, kestrel.Limits.MinResponseDataRate) = (null, null); // A load generator that a busy machine holds up is no attacker.
            kestrel.Listen(IPAddress.Loopback, 0, static port => port.Protocols = HttpProtocols.Http1);
            kestrel.Listen(IPAddress.Loopback, 0, static port => port.Protocols = HttpProtocols.Http2);
        });
        builder.Services.AddGrpc(static grpc => grpc.MaxReceiveMessageSize = null);
        builder.Services.AddSingleton<IServiceMethodProvider<AnyEcho>>(new AnyEchoMethods(body));
        EchoHub.Add(builder.Services, protocol);
        var server = builder.Build();
        if (body.IsOfArrays)
            server.MapPost("/", context => AnswerByArraysAsync(context, body));
        else
            server.MapPost("/", context => AnswerAsync(context, body));
        if (data == typeof(Complexes))
            server.MapGrpcService<GeneratedEcho>();
        else
            server.MapGrpcService<AnyEcho>();
        EchoHub.Map(server, data, protocol);
        try
        {
            server.Start();
        }
        catch (Exception exception) when (exception is IOException or SocketException)
        {
            throw new InvalidOperationException($"The server can have no port: {exception.GetBaseException().Message.TrimEnd('.')}.");
        }

        int[] ports = [.. server.Urls.Select(url => new Uri(url).Port)];
        return new ServicePorts(ports[0], ports[1], protocol);
    }

    // Started before anything is written, as ASP.NET Core's own writing of JSON does: else the server's buffer is a copy, and some libraries' calls of it are refused.
    private static async Task AnswerAsync(HttpContext context, Body body)
    {
        var data = await body.ReadAsync(context.Request.BodyReader);
        await context.Response.StartAsync();
        await body.WriteAsync(data, context.Response.BodyWriter);
    }

    private static async Task AnswerByArraysAsync(HttpContext context, Body body)
    {
        var payload = body.ToArray(await body.ReadAsync(context.Request.BodyReader));
        context.Response.ContentLength = payload.Length;
        await context.Response.BodyWriter.WriteAsync(payload);
    }
}
