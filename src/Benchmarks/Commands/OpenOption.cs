using System.CommandLine;
using System.ComponentModel;
using System.Diagnostics;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The option <c>--open</c>: shows the page in the browser.</summary>
internal sealed class OpenOption
{
    private readonly Option<bool> _option = new("--open") { Description = "Open the page in the browser." };

    /// <summary>The option itself.</summary>
    public Option Option => _option;

    /// <summary>Adds the option to a command.</summary>
    public void AddTo(Command command) => command.Options.Add(_option);

    /// <summary>Checks, before work is done, that there will be a page if it is to be opened.</summary>
    /// <exception cref="UserErrorException">This build makes no pages.</exception>
    public void Check(ParseResult arguments)
    {
        if (arguments.GetValue(_option))
            PageFile.Check();
    }

    /// <summary>Opens a page if that is asked for. Where nothing can open it, its path is enough.</summary>
    public void Open(ParseResult arguments, string path, TextWriter output)
    {
        if (!arguments.GetValue(_option))
            return;
        try
        {
            using var browser = Process.Start(new ProcessStartInfo(path) { UseShellExecute = true });
        }
        catch (Exception exception) when (exception is Win32Exception or PlatformNotSupportedException)
        {
            output.WriteLine($"{path} cannot be opened: {exception.Message.TrimEnd('.')}; open it in a browser.");
        }
    }
}
