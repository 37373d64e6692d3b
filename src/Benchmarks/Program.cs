using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Studies;

// What the user typed is run, unless another process started this one as its child: to make one call, to try a user's type, to say what another
// version takes, or to measure for a run.
var (role, request) = Child.Take();
return role switch
{
    CallProcess.Role => CallProcess.Answer(request),
    OwnTypeTrial.Role => OwnTypeTrial.Answer(request),
    VersionRole.Role => VersionRole.Answer(request),
    Worker.Role => Worker.Answer(request),
    _ => MainCommand.Run(args),
};
