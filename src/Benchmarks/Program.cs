using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.CustomModels.Trials;

return FreshProcess.TryRun() || OwnTypeTrial.TryRun() ? 0 : Worker.TryRun(args, out var exitCode) ? exitCode : MainCommand.Run(args);
