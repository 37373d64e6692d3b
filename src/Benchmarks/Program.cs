using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Studies;

return FreshProcess.TryRun() ? 0 : Worker.TryRun(args, out var exitCode) ? exitCode : MainCommand.Run(args);
