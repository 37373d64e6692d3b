namespace SerializationBenchmarks.Tests.WrongInput;

public sealed class InfoArgumentTests
{
    public static TheoryData<string, string> Inputs => new()
    {
        { "--serializers NewtonsftJson", "--serializers: there is no serializer 'NewtonsftJson', the nearest is NewtonsoftJson; valid are " },
        { "--models Tin", "--models: there is no model 'Tin', the nearest is Tiny; valid are Tiny, Simple, Complex" },
        { "--models", "Required argument missing for option: '--models'." },
        { "--modles Tiny", "There is no option '--modles', the nearest is --models; " },
        { "--models Tiny traits", "--models stands before the command 'traits'; " },
        { "trait", "There is no command 'trait', the nearest is traits; " },
        { "traits --serializers BebopStrukt", "--serializers: there is no serializer 'BebopStrukt', the nearest " },
        { "traits --json", "--json is an option of the program without a command, not of 'traits'; traits --help lists what there is." },
        { "traits --seed 5", "--seed is an option of 'robustness', not of 'traits'; traits --help lists what there is." },
        { "traits --model Tiny", "There is no option '--model'; --help lists what there is." },
        { "fidelity --serializers ,", "--serializers names no serializer; valid are " },
        { "fidelity --models Tiny", "--models is an option of the program without a command, not of 'fidelity'; fidelity --help lists what there is." },
        { "fidelity everything", "There is no command 'everything'; --help lists what there is." },
        { "robustness --serializers JSON", "--serializers: there is no serializer 'JSON'" },
        { "robustness --models Large", "--models: there is no model 'Large'" },
        { "robustness --mutants many", "--mutants is many; give a number from 0 to 100000." },
        { "robustness --mutants 1.5", "--mutants is 1.5; give a number from 0 to 100000." },
        { "robustness --mutants -1", "--mutants is -1; give a number from 0 to 100000." },
        { "robustness --mutants 100001", "--mutants is 100001; give a number from 0 to 100000." },
        { "robustness --mutants 99999999999", "--mutants is 99999999999; give a number from 0 to 100000." },
        { "robustness --seed x", "--seed is x; give a number from 0 to 18446744073709551615." },
        { "robustness --mutant 5", "There is no option '--mutant', the nearest is --mutants; --help lists what there is." },
        { "robustness --seed -1", "-1" },
        { "footprint --modes trimed", "--modes: there is no mode 'trimed', the nearest is trimmed; valid are framework-dependent, ReadyToRun, trimmed, NativeAOT" },
        { "footprint --serializers BebopStructByHand", "--serializers: there is no serializer 'BebopStructByHand'" },
        { "footprint --models Tiny", "--models is an option of the program without a command, not of 'footprint'; " },
        { "robustness --seed", "Required argument missing for option: '--seed'." },
    };

    [Theory]
    [MemberData(nameof(Inputs))]
    public void AnswersWithOneSentence(string arguments, string sentence) =>
        InCulture.Run("en-US", () => BuiltPrograms.RunInfo(arguments.Split(' '))).IsUserError(sentence);
}
