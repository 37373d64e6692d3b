using SerializationBenchmarks.CustomModels.Trials;

return OwnTypeTrial.TryRun() ? 0 : SerializationBenchmarks.Info.InfoProgram.Run(args);
