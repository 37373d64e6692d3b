using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.CustomModels.Trials;
using SerializationBenchmarks.Reports.Processes;

// What the user typed is run, unless another process started this one as its child: to make one call, to try a user's type, or to measure
// for a run.
var (role, request) = Child.Take();
return role switch
{
    FreshProcess.Role => FreshProcess.Answer(request),
    OwnTypeTrial.Role => OwnTypeTrial.Answer(request),
    Worker.Role => Worker.Answer(request),
    _ => MainCommand.Run(args),
};
