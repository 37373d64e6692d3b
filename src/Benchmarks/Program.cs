using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Benchmarks.Studies.Throughput;

return FreshProcess.TryRun() || ThroughputProcess.TryRun() ? 0 : Worker.TryRun(args, out var exitCode) ? exitCode : MainCommand.Run(args);
