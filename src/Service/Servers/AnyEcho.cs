using Grpc.AspNetCore.Server.Model;
using Grpc.Core;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Proto;

namespace SerializationBenchmarks.Service.Servers;

/// <summary>The gRPC service of a serializer that has no generated code for one: its method answers with the value that it is given.</summary>
internal sealed class AnyEcho
{
    /// <summary>The name of the method, which is that of schemas/service.proto.</summary>
    public const string Method = "Send";

    /// <summary>The name of the service, which is that of schemas/service.proto.</summary>
    public const string Service = "serialization_benchmarks.studies.Echo";
}

/// <summary>Adds the method to the service with a marshaller of the serializer's.</summary>
internal sealed class AnyEchoMethods(Body body) : IServiceMethodProvider<AnyEcho>
{
    public void OnServiceMethodDiscovery(ServiceMethodProviderContext<AnyEcho> context)
    {
        var marshaller = body.IsOfArrays ? new Marshaller<object>(WriteArray, ReadArray) : new Marshaller<object>(Write, Read);
        var method = new Method<object, object>(MethodType.Unary, AnyEcho.Service, AnyEcho.Method, marshaller, marshaller);
        context.AddUnaryMethod(method, [], static (_, value, _) => Task.FromResult(value));
    }

    private void Write(object data, SerializationContext context)
    {
        body.Write(data, context.GetBufferWriter());
        context.Complete();
    }

    private object Read(DeserializationContext context) => body.Read(context.PayloadAsReadOnlySequence());

    private void WriteArray(object data, SerializationContext context) => context.Complete(body.ToArray(data));

    private object ReadArray(DeserializationContext context) => body.Read(new(context.PayloadAsNewBuffer()));
}

/// <summary>The gRPC service of Google.Protobuf, by the code that Grpc.Tools generates of schemas/service.proto.</summary>
internal sealed class GeneratedEcho : Proto.Echo.EchoBase
{
    public override Task<Complexes> Send(Complexes request, ServerCallContext context) => Task.FromResult(request);
}
