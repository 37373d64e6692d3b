namespace SerializationBenchmarks.Studies;

/// <summary>The default study on a user's type in the place of the models.</summary>
public sealed class OwnTypeStudy() : OperationStudy(Pocos.AllOperations)
{
    /// <summary>The study's name.</summary>
    internal const string StudyName = "own-type";

    public override string Name => StudyName;

    public override string Summary => "Your own type, given by --assembly, --type and --sample.";

    public override bool TakesOwnType => true;
}
