using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Jobs;
using SerializationBenchmarks.Benchmarks.Measuring;
using SerializationBenchmarks.Benchmarks.Operations;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Benchmarks.Estimates;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

if (Worker.TryRun(args, out var code))
    return code;
var config = new ManualConfig().AddJob(Job.Default.WithToolchain(new WorkerToolchain(MeasurementSettings.Default))).AddDiagnoser(MemoryDiagnoser.Default).AddColumnProvider(DefaultColumnProviders.Instance);

var study = new Pocos();
var plan = Plan.Create(study, ["SerializeOnce","DeserializeOnce"], Catalog.Models.Select(m => m.Name).ToArray(), Catalog.Serializers.Select(x => x.Name).ToArray());
var header = new RunRecord { Version = 1, Study = "pocos", Started = DateTime.UtcNow, Seconds = 0, Environment = EnvironmentRecord.Current(), Settings = new SettingsRecord("rounds", 2, MeasurementSettings.Default), Operations = plan.Operations, Models = plan.Models, Serializers = plan.Serializers, LeftOut = [], Missing = plan.Missing, Cases = [] };
var path = "/tmp/s/x.partial.jsonl"; File.Delete(path);
using var partial = PartialRecord.Create(path, header);
new CaseRunner(plan, config, 2, Console.Out).Run(partial);
var rec = partial.Assemble();
Console.WriteLine(rec.Seconds + " " + rec.Environment.MachineName());
foreach (var c in rec.Cases) { var f = new CaseFigures(c); Console.WriteLine($"{c.Key} {f.Mean} {f.Error} {f.Median} {f.Allocated} {string.Join(" ", f.Rounds.Select(r => r.Value))} {f.Marks} {string.Join(',', c.Rounds.Select(r => r.WarmupIterations))}"); }
return 0;
