using System.ComponentModel;
using System.Diagnostics;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Tests.Programs.Processes;

public class OtherProgramTests
{
    [Fact]
    public void ItsExitCodeAndAllThatItPrintsComeBack()
    {
        var (exitCode, output, error) = OtherProgram.Run(new ProcessStartInfo("dotnet", ["--list-runtimes"]));
        Assert.Equal((0, ""), (exitCode, error));
        Assert.Contains("Microsoft.NETCore.App", output, StringComparison.Ordinal);
    }

    [Fact]
    public void InputThatItDoesNotReadIsNoFault() =>
        Assert.Equal(0, OtherProgram.Run(new ProcessStartInfo("dotnet", ["--list-runtimes"]), new string('x', 1 << 20)).ExitCode);

    [Fact]
    public void OneThatIsNotThereIsSaid() => Assert.Throws<Win32Exception>(() => OtherProgram.Run(new ProcessStartInfo("no-such-program-anywhere")));
}
