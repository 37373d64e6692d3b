using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.WrongInput;

/// <summary>
/// Wrong arguments. The other kinds of bad input have a table each: <see cref="InfoArgumentTests"/>, <see cref="RecordFileTests"/>
/// and <see cref="UnfinishedRunTests"/> for records, <see cref="ReadmeMarkTests"/>, <see cref="SchemaFileTests"/>, and
/// <see cref="DiskTests"/> for full disks and read-only folders. Each case is one sentence and exit code 2, and no earlier result is lost.
/// </summary>
public sealed class ArgumentTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string, string> Inputs => new()
    {
        { "--serializers SystemTextJsn", "--serializers: there is no serializer 'SystemTextJsn', the nearest are SystemTextJson, SystemTextJsonWeb; valid are " },
        { "--serializers ,", "--serializers names no serializer; valid are " },
        { "--serializers", "--serializers" },
        { "--models Tinny", "--models: there is no model 'Tinny', the nearest is Tiny; valid are Tiny, Simple, Complex" },
        { "--operations SerialiseOnce", "--operations: there is no operation 'SerialiseOnce', the nearest " },
        { "--study poco", "--study: there is no study 'poco', the nearest is pocos; valid are " },
        { "--study al", "--study: there is no study 'al', the nearest are all, gc; valid are pocos, " },
        { "--study harness-overhead --operations SerializeMultiple", "--operations: there is no operation 'SerializeMultiple'" },
        { "--study harness-overhead --models Complex", "The selection has no case to measure; --list shows what there is." },
        { "--rounds 0", "--rounds is 0; give a number from 1 to 99." },
        { "--rounds 100", "--rounds is 100; give a number from 1 to 99." },
        { "--rounds many", "--rounds is many; give a number from 1 to 99." },
        { "--rounds", "--rounds" },
        { "--shard 5/4", "--shard is \"5/4\"; write i/n with i from 1 to n" },
        { "--shard 4", "--shard is \"4\"; write i/n with i from 1 to n" },
        { "--job dry", "--job is an option of 'bdn', not of '" },
        { "--models Tiny --runtimes net8.0", "--runtimes is an option of 'bdn', not of '" },
        { "--bogus", "There is no option '--bogus'; --help lists what there is." },
        { "--serialiser Cbor", "There is no option '--serialiser', the nearest is --serializers; --help lists " },
        { "reprot run.json", "There is no command 'reprot', the nearest is report; --help lists what there is." },
        { "--list everything", "There is no command 'everything'; --help lists what there is." },
        { "--filter *nothing*", "--filter: no case has a name like '*nothing*'; --list prints the names, and * stands for any letters." },
        { "--filter *Cbor* *.SerializeOnce*", "--filter: no case has a name like '*.SerializeOnce*'; " },
        { "--models Tiny --filter *.Simple", "--filter: no case has a name like '*.Simple'; " },
        { "--study memory --serializers BebopStructByHand", "The selection has no case to measure; --list shows what there is. BebopStructByHand on Packages: It is handwritten for each model, and has no codec for Packages." },
        { "--resume --results {folder}/none", "There is no unfinished run of the study pocos in {folder}/none/" },
        { "--study all --resume", "--resume goes on with one study, and " },
        { "--resume --results {folder}/none --shard 1/4", "There is no unfinished run of the study pocos, shard 1/4, in {folder}/none/" },
        { "--results {folder}/file", "--results is {folder}/file, which is a file; name a folder." },
        { "--results {folder}/file/ --validate", "--results is {folder}/file/, but {folder}/file is a file; name a folder." },
        { "--results {folder}/file/below/it", "--results is {folder}/file/below/it, but {folder}/file is a file; name a folder." },
        { "--results {empty}", "--results is empty; name a folder." },
        { "--results= --quick", "--results is --quick, which looks like an option; name a folder, with ./ before it if its name begins with a dash." },
        { "--artifacts {folder}/file", "--artifacts is {folder}/file, which is a file; name a folder." },
        { "--artifacts={folder}/file/below/it", "--artifacts is {folder}/file/below/it, but {folder}/file is a file; name a folder." },
        { "--artifacts {empty}", "--artifacts is empty; name a folder." },
        { "--artifacts=", "Required argument missing for option: '--artifacts'." },
        { "report {folder}/file", "{folder}/file is not a whole record of a run: " },
        { "report {folder}/none.json", "{folder}/none.json cannot be read: the file or its folder does not exist." },
        { "report --bogus {folder}/file", "There is no option '--bogus'; --help lists what there is." },
        { "report {folder}/file --outptu x", "There is no option '--outptu', the nearest is --output; --help lists what there is." },
        { "report {folder}/good.json --models Tiny", "--models is an option of the program without a command, not of 'report'; report --help lists what there is." },
        { "report {folder}/good.json --models=Tiny", "--models is an option of the program without a command, not of 'report'; report --help lists what there is." },
        { "merge {folder}/good.json --output {folder}/new.json --fail-on-slower 1%", "--fail-on-slower is an option of 'compare', not of 'merge'; merge --help lists what there is." },
        { "report {folder}/good.json --output {folder}/file", "--output is {folder}/file, which is a file; name a folder." },
        { "report {folder}/good.json --output {empty}", "--output is empty; name a folder." },
        { "merge {folder}/good.json --output {empty}", "--output is empty; name a file." },
        { "report {folder}/good.json {folder}/good.json", "2 records are given, and only --html takes several; give it, or one record." },
        { "compare {folder}/file {folder}/file --fail-on-slowr 1%", "There is no option '--fail-on-slowr', the nearest is --fail-on-slower; --help lists what there is." },
        { "merge {folder}/file", "--output" },
        { "merge {folder}/file --output {folder}/file", "{folder}/file exists; name a file that does not, so that no record is lost." },
        { "merge {folder}/good.json --output {folder}/none/new.json", "{folder}/none/new.json cannot be written: the file or its folder does not exist." },
        { "merge {folder}/good.json --output {folder}", "--output is {folder}, which is a folder; name a file." },
        { "merge {folder}/good.json {folder}/good.json --output {folder}/new.json", "both hold the case " },
    };

    [Theory]
    [MemberData(nameof(Inputs))]
    public void AnswersWithOneSentence(string arguments, string sentence)
    {
        File.WriteAllText(_folder["file"], "not a record");
        RecordFile.Write(_folder["good.json"], RecordFactory.Full());
        string[] given = [.. arguments.Split(' ').Select(argument => argument.Replace("{folder}", _folder.Path, StringComparison.Ordinal).Replace("{empty}", "", StringComparison.Ordinal))];
        if (given[0].StartsWith('-') && !given.Any(argument => argument.StartsWith("--artifacts", StringComparison.Ordinal)))
            given = ["--artifacts", _folder["artifacts"], .. given];
        BuiltPrograms.Run(given).IsUserError(sentence.Replace("{folder}", _folder.Path, StringComparison.Ordinal));
        Assert.Equal("not a record", File.ReadAllText(_folder["file"]));
        Assert.Equal(RecordFile.Text(RecordFactory.Full()) + "\n", File.ReadAllText(_folder["good.json"]));
        Assert.False(File.Exists(_folder["new.json"]));
        Assert.Empty(Directory.GetFiles(_folder.Path, "*.partial.jsonl", SearchOption.AllDirectories));
    }

    [Fact]
    public void AnArtifactsFolderThatAnotherRunUsesIsOneSentence()
    {
        using (ArtifactsFolder.Take(_folder["artifacts"]))
            BuiltPrograms.Run("--artifacts", _folder["artifacts"], "--results", _folder["results"]).IsUserError($"Another run uses the artifacts folder {_folder["artifacts"]} (");
        using var again = ArtifactsFolder.Take(_folder["artifacts"]);
        Assert.False(Directory.Exists(_folder["results"]));
    }

    [Fact]
    public void ACommaTooManyIsNoError() =>
        Assert.Equal(0, BuiltPrograms.Run("--list", "--serializers", "Cbor,").ExitCode);
}
