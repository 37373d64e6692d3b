using System.IO.MemoryMappedFiles;
using System.Text;
using SerializationBenchmarks.Info.Robustness.Trials;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>
/// A file that both parent and child have in memory: what a child wrote before it ended is there, however it ended.
/// </summary>
internal sealed class TrialFile : IDisposable
{
    private const int SlotSize = 64;
    private const int TextSize = SlotSize - 3;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;

    private TrialFile(MemoryMappedFile file)
    {
        _file = file;
        _view = file.CreateViewAccessor();
    }

    /// <summary>The input being tried; -1 before the first.</summary>
    public int Current
    {
        get => _view.ReadInt32(0) - 1;
        private set => _view.Write(0, value + 1);
    }

    public static TrialFile Create(string path, int inputs)
    {
        // Written in full first: a full disk is an exception now, but the end of whoever touches a mapped page that it has no room for.
        File.WriteAllBytes(path, new byte[(inputs + 1) * SlotSize]);
        return Open(path);
    }

    public static TrialFile Open(string path) => new(MemoryMappedFile.CreateFromFile(path, FileMode.Open));

    /// <summary>Notes that an input is being tried.</summary>
    public void Begin(int input)
    {
        Write(input, new Trial(Outcome.Trying));
        Current = input;
    }

    public void Write(int input, Trial trial)
    {
        var text = Encoding.UTF8.GetBytes(trial.Detail ?? "");
        var length = Math.Min(text.Length, TextSize);
        var offset = Offset(input);
        _view.Write(offset + 1, (byte)((trial.Slow ? 1 : 0) | (trial.OverAllocated ? 2 : 0)));
        _view.Write(offset + 2, (byte)length);
        _view.WriteArray(offset + 3, text, 0, length);
        _view.Write(offset, (byte)trial.Outcome);
    }

    public Trial Read(int input)
    {
        var offset = Offset(input);
        var text = new byte[_view.ReadByte(offset + 2)];
        _view.ReadArray(offset + 3, text, 0, text.Length);
        var flags = _view.ReadByte(offset + 1);
        return new Trial((Outcome)_view.ReadByte(offset), text.Length == 0 ? null : Encoding.UTF8.GetString(text), (flags & 1) != 0, (flags & 2) != 0);
    }

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }

    private static long Offset(int input) => (input + 1L) * SlotSize;
}
