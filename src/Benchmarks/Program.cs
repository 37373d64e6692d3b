using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;

return Worker.TryRun(args, out var exitCode) ? exitCode : MainCommand.Run(args);
