using Newtonsoft.Json;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Newtonsoft.Json, whose error event counts the faults and has it go on.</summary>
public readonly struct NewtonsoftAll : IApproach<NewtonsoftAll>
{
    [ThreadStatic]
    private static int _faults;

    private static readonly JsonSerializer _serializer = Create();

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = NewtonsoftFirst.Info with
    {
        Name = nameof(NewtonsoftAll),
        Order = 21,
        Summary = "As NewtonsoftFirst, and the error event handles every fault.",
    };

    /// <inheritdoc/>
    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        _faults = 0;
        var person = NewtonsoftFirst.Decode(_serializer, document);
        faults += _faults;
        return _faults == 0 ? person : null;
    }

    private static JsonSerializer Create()
    {
        var serializer = JsonSerializer.Create(NewtonsoftFirst.Settings);
        serializer.Error += (_, error) =>
        {
            _faults++;
            error.ErrorContext.Handled = true;
        };
        return serializer;
    }
}
