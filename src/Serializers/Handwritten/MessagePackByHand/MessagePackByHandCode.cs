namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>The first bytes of values, as the MessagePack specification names them.</summary>
internal static class MessagePackByHandCode
{
    public const byte MaxPositiveFixInt = 0x7F;
    public const byte FixArray = 0x90;
    public const byte FixStr = 0xA0;
    public const byte Nil = 0xC0;
    public const byte False = 0xC2;
    public const byte True = 0xC3;
    public const byte Bin8 = 0xC4;
    public const byte Bin16 = 0xC5;
    public const byte Bin32 = 0xC6;
    public const byte Ext8 = 0xC7;
    public const byte Ext16 = 0xC8;
    public const byte Ext32 = 0xC9;
    public const byte Float32 = 0xCA;
    public const byte Float64 = 0xCB;
    public const byte UInt8 = 0xCC;
    public const byte UInt16 = 0xCD;
    public const byte UInt32 = 0xCE;
    public const byte UInt64 = 0xCF;
    public const byte Int8 = 0xD0;
    public const byte Int16 = 0xD1;
    public const byte Int32 = 0xD2;
    public const byte Int64 = 0xD3;
    public const byte FixExt1 = 0xD4;
    public const byte FixExt4 = 0xD6;
    public const byte FixExt8 = 0xD7;
    public const byte FixExt16 = 0xD8;
    public const byte Str8 = 0xD9;
    public const byte Str16 = 0xDA;
    public const byte Str32 = 0xDB;
    public const byte Array16 = 0xDC;
    public const byte Array32 = 0xDD;
    public const byte Map16 = 0xDE;
    public const byte Map32 = 0xDF;
    public const byte MinNegativeFixInt = 0xE0;

    /// <summary>The extension type of a timestamp: -1.</summary>
    public const byte TimestampType = 0xFF;
}
