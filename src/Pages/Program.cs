using SerializationBenchmarks.Pages;

return PagesProgram.Run(args);
