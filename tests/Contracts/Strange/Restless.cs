using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Strange;

/// <summary>Its getter starts a process that outlives it, as one that logs to another program does.</summary>
public sealed class Spawning
{
    private static bool _hasStarted;

    private string _name = "";

    public string Name
    {
        get
        {
            if (!_hasStarted)
                Process.Start("sleep", "86399.5");
            _hasStarted = true;
            return _name;
        }

        set => _name = value;
    }
}

/// <summary>Its getter prints as native libraries do, past <see cref="Console.Out"/>.</summary>
public sealed class Noisy
{
    private string _name = "";

    public string Name
    {
        get
        {
            _ = Write(1, "noise\n"u8.ToArray(), 6);
            return _name;
        }

        set => _name = value;
    }

    [DllImport("libc", EntryPoint = "write")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern nint Write(int file, byte[] bytes, nint count);
}
