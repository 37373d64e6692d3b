using System.CommandLine;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Info.Support;

/// <summary>Prints which versions of the libraries have public advisories, and whether they are maintained.</summary>
internal sealed class SupportCommand : Command
{
    public SupportCommand()
        : base("support", "Prints which versions of the libraries have public advisories, which mend them, and the newest release, as it was looked up.") =>
        SetAction(parse => parse.InvocationConfiguration.Output.Write(SupportTables.Write(SupportFacts.Known)));
}
