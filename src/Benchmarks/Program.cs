using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Studies.Throughput;
using SerializationBenchmarks.CustomModels.Trials;

// A process that measures or tries one thing and ends, a worker that measures for a run, or what the user started.
return FreshProcess.TryRun() || ThroughputProcess.TryRun() || OwnTypeTrial.TryRun() ? 0 : Worker.TryRun(out var exitCode) ? exitCode : MainCommand.Run(args);
