using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Measuring.Configuration;

public sealed class CurrentEnvironmentTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void VariablesThatTheRuntimeReadsAreInTheRecordAndThoseOfTheSdkAreNot()
    {
        Needs.Unix("It needs env.");
        string[] words =
        [
            "env", "-u", "DOTNET_TieredPGO", "DOTNET_PreferredVectorBitWidth=128", "DOTNET_gcServer=0", "DOTNET_TC_BACKGROUNDWORKERTIMEOUTMS=4000", "COMPlus_TieredPGO=1", "DOTNET_NOLOGO=1", "DOTNET_CLI_UI_LANGUAGE=en", "Dotnet_Other=1",
            .. BuiltPrograms.Program("Benchmarks"), "--quick", "--serializers", "SystemTextJson", "--models", "Tiny", "--operations", "SerializeOnce", "--results", _folder["results"], "--artifacts", _folder["artifacts"],
        ];
        var answer = BuiltPrograms.RunAny(_folder.Path, words);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(
            ["COMPlus_TieredPGO=1", "DOTNET_PreferredVectorBitWidth=128", "DOTNET_TC_BACKGROUNDWORKERTIMEOUTMS=4000", "DOTNET_gcServer=0"],
            record.Environment.RuntimeVariables.Select(variable => $"{variable.Key}={variable.Value}"));
    }
}
