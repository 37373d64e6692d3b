using System.IO.MemoryMappedFiles;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>
/// Memory in front of a page that nobody may touch. A reader of an array that ends there ends its process with the first byte
/// that it reads behind the end, so it takes a child to try.
/// </summary>
internal static class GuardedMemory
{
    // More than the longest input.
    private const int Size = 4 << 20;

    private const int NoAccess = 0;

    private static readonly MemoryMappedViewAccessor _view = Map();

    /// <summary>Why there is none, or null.</summary>
    public static string? UnsupportedBecause => OperatingSystem.IsWindows() ? "Windows protects pages with another function than mprotect." : null;

    /// <summary>Copies bytes to an array whose end is the end of the memory, until the next copy is made.</summary>
    /// <remarks>
    /// An array is a reference to its type, its length and its elements. The garbage collector leaves alone what is outside of its
    /// heap, so one can be laid out anywhere as long as nothing on the heap refers to it.
    /// </remarks>
    public static byte[] Place(ReadOnlySpan<byte> bytes)
    {
        var elements = Size - bytes.Length;
        var array = elements - 2 * nint.Size;
        _view.SafeMemoryMappedViewHandle.Write<nint>((ulong)(array - nint.Size), 0);
        _view.SafeMemoryMappedViewHandle.Write((ulong)array, typeof(byte[]).TypeHandle.Value);
        _view.SafeMemoryMappedViewHandle.Write<nint>((ulong)(array + nint.Size), bytes.Length);
        _view.SafeMemoryMappedViewHandle.WriteSpan((ulong)elements, bytes);
        var address = _view.SafeMemoryMappedViewHandle.DangerousGetHandle() + array;
        return Unsafe.As<nint, byte[]>(ref address);
    }

    private static MemoryMappedViewAccessor Map()
    {
        var view = MemoryMappedFile.CreateNew(null, Size + Environment.SystemPageSize).CreateViewAccessor();
        return Protect(view.SafeMemoryMappedViewHandle.DangerousGetHandle() + Size, (nuint)Environment.SystemPageSize, NoAccess) == 0
            ? view
            : throw new InvalidOperationException($"mprotect failed with {Marshal.GetLastPInvokeError()}.");
    }

    [DllImport("libc", EntryPoint = "mprotect", SetLastError = true)]
    private static extern int Protect(nint address, nuint length, int protection);
}
