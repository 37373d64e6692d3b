using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Startup;

namespace SerializationBenchmarks.Tests.Measuring.FirstCalls;

/// <summary>The process of a first call, started as its parent starts it.</summary>
public class CallProcessTests
{
    private static readonly string _call = typeof(Serializing<EmptyProgram>).AssemblyQualifiedName!;

    [Fact]
    public void TimeCountsFromTheParentsReadingOfTheClockOrFromTheCall()
    {
        const long Hour = 3600L * 1_000_000_000;
        var anHourAgo = Stopwatch.GetTimestamp() - 3600 * Stopwatch.Frequency;
        var (fromStart, fromCall) = (Values($"{anHourAgo} start  {_call}"), Values($"{anHourAgo} call  {_call}"));
        Assert.InRange(fromStart[3], Hour, 2 * Hour);
        Assert.InRange(fromCall[3], 0, Hour);

        // Allocated bytes, memory and processor time: those of the call are less than those of the whole process.
        Assert.All(new[] { 5, 7, 8 }, index => Assert.InRange(fromCall[index], 0, fromStart[index]));
    }

    [Fact]
    public void AProcessThatCannotMakeItsCallSaysWhy()
    {
        var (exitCode, output, error) = Run("0 call  No.Such.Type, Nowhere");
        Assert.NotEqual(0, exitCode);
        Assert.Equal("", output);
        Assert.Contains("'Nowhere", error.Split('\n')[0], StringComparison.Ordinal);
    }

    [Fact]
    public void WhatItSaysIsTheReasonOfItsParent()
    {
        var exception = Assert.Throws<InvalidOperationException>(() => CallProcess.Run(typeof(CallProcessTests), [], fromStart: false));
        Assert.StartsWith("The process of the call failed: Unhandled exception. System.IO.FileNotFoundException: ", exception.Message, StringComparison.Ordinal);
        Assert.DoesNotContain('\n', exception.Message);
    }

    private static double[] Values(string request)
    {
        var (exitCode, output, error) = Run(request);
        Assert.Equal((0, ""), (exitCode, error));
        return [.. output.Split(' ').Select(value => double.Parse(value, CultureInfo.InvariantCulture))];
    }

    private static (int ExitCode, string Output, string Error) Run(string request)
    {
        using var process = Child.Start(Child.StartOf(MeasuringProgram.Assembly, CallProcess.Role), request).Process;
        var error = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output, error.Result);
    }
}
