using System.Text;
using Newtonsoft.Json;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>Newtonsoft.Json, whose error event counts the faults and has it go on.</summary>
public readonly struct NewtonsoftAll : IApproach<NewtonsoftAll>
{
    [ThreadStatic]
    private static int _faults;

    private static readonly JsonSerializer _serializer = Create();

    public static SerializerInfo Info { get; } = NewtonsoftFirst.Info with
    {
        Name = nameof(NewtonsoftAll),
        Order = 21,
        Summary = "As NewtonsoftFirst, and the error event handles every fault.",
    };

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

/// <summary>Newtonsoft.Json, which throws at the first fault.</summary>
public readonly struct NewtonsoftFirst : IApproach<NewtonsoftFirst>
{
    private static readonly JsonSerializer _serializer = JsonSerializer.Create(Settings);

    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(NewtonsoftFirst),
        ApproachInfo.WhileDecoding,
        20,
        "JsonSerializer with required members, no unknown members, and converters.",
        typeof(JsonSerializer));

    internal static JsonSerializerSettings Settings => new()
    {
        MissingMemberHandling = MissingMemberHandling.Error,
        DateParseHandling = DateParseHandling.None, // Nothing is a date, so nothing is looked at as if it were.
    };

    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        try
        {
            return Decode(_serializer, document);
        }
        catch (JsonException)
        {
            faults++;
            return null;
        }
    }

    internal static NewtonsoftPerson? Decode(JsonSerializer serializer, ReadOnlySpan<byte> document)
    {
        using var reader = new JsonTextReader(new StringReader(Encoding.UTF8.GetString(document)));
        return serializer.Deserialize<NewtonsoftPerson>(reader);
    }
}
