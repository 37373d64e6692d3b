using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Compares facts with what this build finds; where they differ, the message has the command that mends them.</summary>
internal static class BuiltFacts
{
    /// <summary>Compares what tables show of them.</summary>
    /// <param name="file">The committed facts.</param>
    /// <param name="render">What tables show.</param>
    /// <param name="find">Finds them, over what is known.</param>
    public static void AreThoseOf<TFacts>(FactsFile<TFacts> file, Func<TFacts, string> render, Func<TFacts, TFacts> find)
        where TFacts : class
    {
        var known = file.Read(RepositoryRoot.Find())!;
        Assert.True(
            render(find(known)) == render(known),
            $"{file.Path} is not what this build finds: write it again with `dotnet run -c Release --project src/Info -- {Path.GetFileNameWithoutExtension(file.Name)} {FactsFile.OptionName}` and then `dotnet run -c Release --project src/Pages`, and read the diff.");
    }
}
