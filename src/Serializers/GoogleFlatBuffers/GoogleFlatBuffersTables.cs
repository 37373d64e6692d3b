using System.Runtime.CompilerServices;
using Google.FlatBuffers;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>Writes classes with the builder and fills them from tables: what <c>Pack</c> and <c>UnPack</c> of the object API do, by the plain API alone.</summary>
/// <remarks>The order in which parts are written is that of <c>Pack</c>, so both write the same bytes.</remarks>
internal static class GoogleFlatBuffersTables
{
    public static Offset<GoogleFbs.Tiny> Write(FlatBufferBuilder builder, GoogleFbs.TinyT data) => GoogleFbs.Tiny.CreateTiny(builder, data.Id, data.OtherId);

    public static Offset<GoogleFbs.Simple> Write(FlatBufferBuilder builder, GoogleFbs.SimpleT data) =>
        GoogleFbs.Simple.CreateSimple(builder, data.Id, data.OtherId, builder.CreateString(data.Name), data.EnumValue);

    public static Offset<GoogleFbs.Complex> Write(FlatBufferBuilder builder, GoogleFbs.ComplexT data)
    {
        var name = builder.CreateString(data.Name);
        var children = data.Children is { } list ? Write(builder, list) : default;
        GoogleFbs.Complex.StartComplex(builder);
        GoogleFbs.Complex.AddPercentage(builder, data.Percentage);
        GoogleFbs.Complex.AddChildren(builder, children);
        if (data.Cost is { } cost)
            GoogleFbs.Complex.AddCost(builder, GoogleFbs.DecimalBits.CreateDecimalBits(builder, cost.Low, cost.High, cost.SignScale));
        GoogleFbs.Complex.AddEnumValue(builder, data.EnumValue);
        GoogleFbs.Complex.AddName(builder, name);
        GoogleFbs.Complex.AddOtherId(builder, data.OtherId);
        GoogleFbs.Complex.AddId(builder, data.Id);
        return GoogleFbs.Complex.EndComplex(builder);
    }

    public static GoogleFbs.TinyT Read(GoogleFbs.Tiny table) => new() { Id = table.Id, OtherId = table.OtherId };

    public static GoogleFbs.SimpleT Read(GoogleFbs.Simple table) => new()
    {
        Id = table.Id,
        OtherId = table.OtherId,
        Name = table.Name,
        EnumValue = table.EnumValue,
    };

    public static GoogleFbs.ComplexT Read(GoogleFbs.Complex table)
    {
        var data = new GoogleFbs.ComplexT
        {
            Id = table.Id,
            OtherId = table.OtherId,
            Name = table.Name,
            EnumValue = table.EnumValue,
            Percentage = table.Percentage,
            Children = [], // Of no fixed capacity: the length in a payload may be wrong.
        };
        if (table.Cost is { } cost)
            (data.Cost.Low, data.Cost.High, data.Cost.SignScale) = (cost.Low, cost.High, cost.SignScale);
        else
            data.Cost = null;
        var count = table.ChildrenLength;
        for (var i = 0; i < count; i++)
            data.Children.Add(Read(table.Children(i)!.Value));
        return data;
    }

    private static VectorOffset Write(FlatBufferBuilder builder, List<GoogleFbs.ChildT> list)
    {
        var children = new Offset<GoogleFbs.Child>[list.Count];
        for (var i = 0; i < children.Length; i++)
            children[i] = Write(builder, list[i]);
        return GoogleFbs.Complex.CreateChildrenVector(builder, children);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Offset<GoogleFbs.Child> Write(FlatBufferBuilder builder, GoogleFbs.ChildT data)
    {
        var name = builder.CreateString(data.Name);
        GoogleFbs.Child.StartChild(builder);
        GoogleFbs.Child.AddLastEdit(builder, data.LastEdit);
        GoogleFbs.Child.AddCreated(builder, data.Created);
        GoogleFbs.Child.AddPercentage(builder, data.Percentage);
        GoogleFbs.Child.AddName(builder, name);
        if (data.Id is { } id)
            GoogleFbs.Child.AddId(builder, GoogleFbs.GuidBytes.CreateGuidBytes(builder, id.Bytes));
        return GoogleFbs.Child.EndChild(builder);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static GoogleFbs.ChildT Read(GoogleFbs.Child table)
    {
        var data = new GoogleFbs.ChildT
        {
            Created = table.Created,
            LastEdit = table.LastEdit,
            Name = table.Name,
            Percentage = table.Percentage,
        };
        if (table.Id is { } id)
        {
            var bytes = data.Id.Bytes;
            for (var i = 0; i < bytes.Length; i++)
                bytes[i] = id.Bytes(i);
        }
        else
        {
            data.Id = null;
        }

        return data;
    }
}
