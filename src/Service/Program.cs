using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Service.Loads;
using SerializationBenchmarks.Service.Servers;
using SerializationBenchmarks.Studies.Service;

// A run of the study starts this program as a server that is measured, and a server starts it as its load generator.
var (role, request) = Child.Take();
switch (role)
{
    case Worker.Role:
        ServiceHost.Open = EchoServer.Open;
        return Worker.Answer(request);
    case ServiceHost.LoadRole:
        return LoadGenerator.Answer();
    default:
        Console.Error.WriteLine("Only the study of services starts this program: --study service.");
        return 2;
}
