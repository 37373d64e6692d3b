return SerializationBenchmarks.Info.InfoProgram.Run(args);
