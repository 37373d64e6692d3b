using System.Runtime.CompilerServices;
using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on an array, which is the only field of a message: numbers are packed.</summary>
public readonly struct GoogleProtobufArray<TModel, TElement> : IGeneratedCodec<GoogleProtobufArray<TModel, TElement>, GoogleProtobuf, IMessage, TElement[]>, IStudyCodec<GoogleProtobufArray<TModel, TElement>, TModel>
    where TModel : struct, IModelType
    where TElement : struct
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        var span = new ReadOnlySpan<byte>(payload);
        if (typeof(TElement) == typeof(int))
            return Proto.Integers.Parser.ParseFrom(span);
        if (typeof(TElement) == typeof(double))
            return Proto.Doubles.Parser.ParseFrom(span);
        if (typeof(TElement) == typeof(bool))
            return Proto.Booleans.Parser.ParseFrom(span);
        return typeof(TElement) == typeof(DateTime) ? Proto.Dates.Parser.ParseFrom(span) : Proto.Guids.Parser.ParseFrom(span);
    }

    public static TElement[] ToModel(IMessage data) => (TElement[])(Array)(data switch
    {
        Proto.Integers message => message.Items.ToArray(),
        Proto.Doubles message => message.Items.ToArray(),
        Proto.Booleans message => message.Items.ToArray(),
        Proto.Dates message => message.Items.Select(item => item.ToDateTime()).ToArray(),
        _ => ((Proto.Guids)data).Items.Select(item => new Guid(item.Span, bigEndian: true)).ToArray(),
    });

    public static IMessage FromModel(TElement[] model) => (Array)model switch
    {
        int[] items => new Proto.Integers { Items = { items } },
        double[] items => new Proto.Doubles { Items = { items } },
        bool[] items => new Proto.Booleans { Items = { items } },
        DateTime[] items => new Proto.Dates { Items = { items.Select(Timestamp.FromDateTime) } },
        _ => new Proto.Guids { Items = { ((Guid[])(Array)model).Select(item => ByteString.CopyFrom(item.ToByteArray(bigEndian: true))) } },
    };
}
