using System.Runtime.CompilerServices;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace SerializationBenchmarks.Serializers.MongoBson;

/// <summary>BSON as MongoDB's driver for .NET writes it into a collection: by class maps that the library makes of a type's public members.</summary>
/// <remarks>
/// The library's defaults, but for a GUID, for which it asks its users to choose a representation: the standard one, which its documentation
/// advises. A stream is kept to write to.
/// </remarks>
public readonly struct MongoBson : IAnyModelSerializer
{

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "MongoBson",
        "BSON of MongoDB",
        69,
        "MongoDB.Bson, the BSON of MongoDB's driver, with class maps that it makes at run time.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromMilliseconds(1),
            Decimals = DecimalForm.Decimal128,
            NativeAot = false,
        })
    {
        Library = typeof(BsonSerializer),
        NoBufferBecause = "MongoDB.Bson writes to a Stream and has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        GuidChoice.Make();
        var stream = KeptMemory.Stream();
        using (var writer = new BsonBinaryWriter(stream))
            BsonSerializer.Serialize(writer, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        GuidChoice.Make();
        return BsonSerializer.Deserialize<T>(payload);
    }

    // The library knows serializers by type for the whole process, which is how its users choose one. So the choice is made when a value is first written or read, and
    // not when serializers are listed: a program of the user's that chooses itself comes first, and is not refused.
    private static class GuidChoice
    {
        static GuidChoice()
        {
            try
            {
                BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
            }
            catch (BsonSerializationException)
            {
                // The user's own choice is another one, and stays.
            }
        }

        // The static constructor does it once; then nothing is left of the call.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Make()
        {
        }
    }
}
