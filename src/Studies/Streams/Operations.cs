using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>Reads a file and deserializes the list that it holds.</summary>
[Operation(1, "Read all at once", WritesPayload = true)]
public class ReadAtOnce<TCodec> : IFileOperation
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(ReadAtOnce<TCodec>));

    public static long Prepare(StudyFiles files, byte[] payload) => Persons<TCodec>.WriteFile(files.PathOf(typeof(ReadAtOnce<TCodec>)));

    /// <summary>Has the code compiled, so that the time to the first element is not the compiler's.</summary>
    [GlobalSetup]
    public void Setup() => Persons<TCodec>.WarmUp();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(File.ReadAllBytes(_path));
}

/// <summary>Reads a file element by element, and keeps none.</summary>
[Operation(2, "Read element by element", WritesPayload = true)]
public class ReadEach<TCodec> : IFileOperation
    where TCodec : struct, IStreamCodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(ReadEach<TCodec>));

    public static long Prepare(StudyFiles files, byte[] payload) => Persons<TCodec>.WriteFile(files.PathOf(typeof(ReadEach<TCodec>)));

    /// <inheritdoc cref="ReadAtOnce{TCodec}.Setup"/>
    [GlobalSetup]
    public void Setup() => Persons<TCodec>.WarmUp();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public long Run() => Persons.ReadThrough<TCodec>(_path, long.MaxValue);
}

/// <summary>Opens a file and reads its first element.</summary>
[Operation(3, "Read the first element", WritesPayload = true)]
public class ReadFirst<TCodec> : IFileOperation
    where TCodec : struct, IStreamCodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(ReadFirst<TCodec>));

    public static long Prepare(StudyFiles files, byte[] payload) => Persons<TCodec>.WriteFile(files.PathOf(typeof(ReadFirst<TCodec>)));

    /// <inheritdoc cref="ReadAtOnce{TCodec}.Setup"/>
    [GlobalSetup]
    public void Setup() => Persons<TCodec>.WarmUp();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public long Run() => Persons.ReadThrough<TCodec>(_path, 1);
}

/// <summary>Serializes a list and writes a file.</summary>
[Operation(4, "Write all at once", WritesPayload = true)]
public class WriteAtOnce<TCodec> : IFileOperation
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(WriteAtOnce<TCodec>));

    private object? _data;

    public static long Prepare(StudyFiles files, byte[] payload) => Persons<TCodec>.WriteFile(files.PathOf(typeof(WriteAtOnce<TCodec>)));

    /// <summary>Reads the values, and has the code compiled.</summary>
    [GlobalSetup]
    public void Setup() => _data = Persons<TCodec>.ReadFile(_path);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run() => File.WriteAllBytes(_path, TCodec.Serialize(_data!));
}

/// <summary>Writes the elements of a list to a file.</summary>
[Operation(5, "Write element by element", WritesPayload = true)]
public class WriteEach<TCodec> : IFileOperation
    where TCodec : struct, IStreamCodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(WriteEach<TCodec>));

    private object? _data;

    public static long Prepare(StudyFiles files, byte[] payload) => Persons<TCodec>.WriteFile(files.PathOf(typeof(WriteEach<TCodec>)));

    /// <inheritdoc cref="WriteAtOnce{TCodec}.Setup"/>
    [GlobalSetup]
    public void Setup() => _data = Persons<TCodec>.ReadFile(_path);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        using var file = File.Create(_path);
        TCodec.Write(file, _data!);
    }
}
