using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Polymorphism;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on notices, whose subtypes are a <c>oneof</c>: the messages that protobuf-net writes.</summary>
public readonly struct GoogleProtobufNotices<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufNotices<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Notice>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Notices>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Notices>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Notices.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ((Proto.Notices)data).Items.Select(ToModel).ToList();

    public static object FromModel(object model) => new Proto.Notices { Items = { ((List<Notice>)model).Select(FromModel) } };

    private static Notice ToModel(Proto.Notice data)
    {
        Notice notice = data.KindCase switch
        {
            Proto.Notice.KindOneofCase.Mail => new Mail { Address = data.Mail.Address, Attached = data.Mail.Attached },
            Proto.Notice.KindOneofCase.Call => new PhoneCall { Telephone = data.Call.Telephone, Seconds = data.Call.Seconds },
            Proto.Notice.KindOneofCase.Visit => new Visit { Latitude = data.Visit.Latitude, Longitude = data.Visit.Longitude },
            _ => throw new InvalidOperationException("The message has none of the kinds that this schema knows."),
        };
        (notice.Number, notice.Subject) = (data.Number, data.Subject);
        return notice;
    }

    private static Proto.Notice FromModel(Notice model) => model switch
    {
        Mail mail => new() { Number = mail.Number, Subject = mail.Subject, Mail = new() { Address = mail.Address, Attached = mail.Attached } },
        PhoneCall call => new() { Number = call.Number, Subject = call.Subject, Call = new() { Telephone = call.Telephone, Seconds = call.Seconds } },
        Visit visit => new() { Number = visit.Number, Subject = visit.Subject, Visit = new() { Latitude = visit.Latitude, Longitude = visit.Longitude } },
        _ => throw new ArgumentOutOfRangeException(nameof(model)),
    };
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on notices in one type.</summary>
public readonly struct GoogleProtobufAnyNotices<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufAnyNotices<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<AnyNotice>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.AnyNotices>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.AnyNotices>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.AnyNotices.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ((Proto.AnyNotices)data).Items.Select(ToModel).ToList();

    public static object FromModel(object model) => new Proto.AnyNotices { Items = { ((List<AnyNotice>)model).Select(FromModel) } };

    private static AnyNotice ToModel(Proto.AnyNotice data) => new()
    {
        Kind = data.Kind,
        Number = data.Number,
        Subject = data.Subject,
        Address = data.HasAddress ? data.Address : null,
        Attached = data.Attached,
        Telephone = data.HasTelephone ? data.Telephone : null,
        Seconds = data.Seconds,
        Latitude = data.Latitude,
        Longitude = data.Longitude,
    };

    private static Proto.AnyNotice FromModel(AnyNotice model)
    {
        var data = new Proto.AnyNotice
        {
            Kind = model.Kind,
            Number = model.Number,
            Subject = model.Subject,
            Attached = model.Attached,
            Seconds = model.Seconds,
            Latitude = model.Latitude,
            Longitude = model.Longitude,
        };
        if (model.Address is not null)
            data.Address = model.Address;
        if (model.Telephone is not null)
            data.Telephone = model.Telephone;
        return data;
    }
}
