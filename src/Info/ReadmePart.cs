using System.CommandLine;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Info;

/// <summary>A part of README.md that a command of this program writes.</summary>
/// <param name="Name">The name in its marks.</param>
internal sealed record ReadmePart(string Name)
{
    /// <summary>Makes the option that asks for it.</summary>
    public Option<bool> Option() => new("--update-readme")
    {
        Description = $"Also put the tables between the marks of README.md, <!-- {Name}:begin --> and <!-- {Name}:end -->",
    };

    /// <summary>Puts a text between the marks.</summary>
    /// <returns>What became of the file, in a sentence.</returns>
    public string Update(string text)
    {
        var readme = Path.Combine(RepositoryRoot.Find(), "README.md");
        var written = MarkedFile.Replace(readme, new Dictionary<string, string> { [Name] = text });
        return $"{readme} {(written ? "is updated" : "was up to date")}.";
    }
}
