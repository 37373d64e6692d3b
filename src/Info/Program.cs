using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.OwnTypes.Trials;
using SerializationBenchmarks.Programs.Processes;

// What the user typed is run, unless another process started this one as its child: to try a user's type or report on it, another version of a
// library, types of members or hostile inputs.
var (role, request) = Child.Take();
return role switch
{
    OwnTypeTrial.Role => OwnTypeTrial.Answer(request),
    SizesCommand.OwnTypeRole => SizesCommand.AnswerOwnType(request),
    FidelityCommand.OwnTypeRole => FidelityCommand.AnswerOwnType(request),
    UpgradeRole.Role => UpgradeRole.Answer(request),
    TypesWorker.Role => TypesWorker.Answer(request),
    RobustnessWorker.Role => RobustnessWorker.Answer(request),
    _ => InfoProgram.Run(args),
};
