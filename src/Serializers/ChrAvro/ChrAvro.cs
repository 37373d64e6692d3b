using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Chr.Avro;
using Chr.Avro.Abstract;
using Chr.Avro.Serialization;
using BinaryReader = Chr.Avro.Serialization.BinaryReader;
using BinaryWriter = Chr.Avro.Serialization.BinaryWriter;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>Avro by Chr.Avro, with a schema built from the type and delegates that are compiled once for both.</summary>
/// <remarks>
/// As the library's own benchmarks use it: delegates and the writer on its stream are kept. The reader has the schema of the type that it
/// reads, so a payload of another version's schema is not for it.
/// </remarks>
public readonly struct ChrAvro : IAnyModelSerializer
{
    [ThreadStatic]
    private static KeptAvroWriter? _writer;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ChrAvro",
        "Avro",
        77,
        "Chr.Avro with schemas built from types, and reused delegates.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Scaled,
            NativeAot = false, // Expression trees are interpreted there, and the library's documentation says nothing of it.
            VersionsMixWith = "the writer's schema",
        })
    {
        Library = typeof(BinarySerializerBuilder),
        Documentation = "https://engineering.chrobinson.com/dotnet-avro/",
        ReaderGivenWriter = (reader, writer) => typeof(ChrAvro).GetMethod(nameof(ReaderOf), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(reader).CreateDelegate<Func<Type, Func<byte[], object>>>()(writer),
        SchemaText = type => ChrAvroSchemaText.Of(TypeSchema.Build(type)),
        NoBufferBecause = "Chr.Avro writes to a Stream and has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var writer = _writer ??= new();
        writer.Reset();
        AvroDelegates<T>.Serialize(value, writer.Binary);
        return writer.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        var reader = new BinaryReader(payload);
        return AvroDelegates<T>.Deserialize(ref reader);
    }

    // How the library resolves versions: what it builds for a type reads by the schema that the payload was written with.
    private static Func<byte[], object> ReaderOf<T>(Type writer)
        where T : class
    {
        var deserialize = new BinaryDeserializerBuilder().BuildDelegate<T>(TypeSchema.Build(writer));
        return payload =>
        {
            var reader = new BinaryReader(payload);
            return deserialize(ref reader);
        };
    }
}

/// <summary>Builds schemas from types: by the library's defaults, which keep dates and GUIDs as texts, and 14 digits behind the point of a decimal.</summary>
internal static class TypeSchema
{
    private static readonly SchemaBuilder _builder = new(SchemaBuilder
        .CreateDefaultCaseBuilders(nullableReferenceTypeBehavior: NullableReferenceTypeBehavior.Annotated) // The default of the builder itself.
        .SkipLast(1) // That of records, to which any class falls.
        .Append(builder => new NamedRecordCase(builder)));

    /// <summary>Builds a schema.</summary>
    /// <param name="type">The type.</param>
    /// <returns>The schema of which <c>schemas/models.avsc</c> has the models' as text.</returns>
    public static Schema Build(Type type)
    {
        // The library orders fields by name as the thread's culture does, and a reader elsewhere must have them in the same order.
        var culture = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        try
        {
            return _builder.BuildSchema(type);
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
        }
    }
}

/// <summary>What the library compiles for a type and its schema. A class of its own for each type, so that only what is used is compiled.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class AvroDelegates<T>
{
    private static readonly Schema _schema = Refusal.Explain(() => TypeSchema.Build(typeof(T)));

    /// <summary>Writes a value.</summary>
    public static readonly BinarySerializer<T> Serialize = Refusal.Explain(() => new BinarySerializerBuilder().BuildDelegate<T>(_schema));

    /// <summary>Reads a value.</summary>
    public static readonly BinaryDeserializer<T> Deserialize = Refusal.Explain(() => new BinaryDeserializerBuilder().BuildDelegate<T>(_schema));
}

/// <summary>The library's writer on its stream, for one payload after the other.</summary>
[SuppressMessage("Design", "CA1001:Types that own disposable fields should be disposable", Justification = "Kept as long as its thread, and memory alone.")]
internal sealed class KeptAvroWriter
{
    private readonly MemoryStream _stream = new();

    public KeptAvroWriter() => Binary = new BinaryWriter(_stream);

    /// <summary>What the payload is written to.</summary>
    public BinaryWriter Binary { get; }

    /// <summary>Starts anew, also behind a write that failed.</summary>
    public void Reset() => _stream.SetLength(0); // The position goes back with it.

    /// <summary>Copies what was written to a new array.</summary>
    public byte[] ToArray() => _stream.ToArray();
}

/// <summary>Says in one sentence which member the library does not take, and why; it says both itself, but in exceptions within each other.</summary>
internal static class Refusal
{
    /// <summary>Builds something for a type.</summary>
    /// <param name="build">Builds it.</param>
    /// <exception cref="UnsupportedTypeException">The library does not take the type.</exception>
    public static TBuilt Explain<TBuilt>(Func<TBuilt> build)
    {
        try
        {
            return build();
        }
        catch (UnsupportedTypeException exception)
        {
            Exception cause = exception;
            while (cause.InnerException is { } inner and not AggregateException) // Which holds what each of the library's cases is for.
                cause = inner;
            if (cause == exception)
                throw new UnsupportedTypeException(exception.UnsupportedType, exception.Message);
            throw new UnsupportedTypeException(exception.UnsupportedType, $"{exception.Message.TrimEnd('.')}: {cause.Message}");
        }
    }
}

/// <summary>Names the records of generic classes of arrays, whose brackets a name in Avro may not have and the library leaves in it.</summary>
internal sealed partial class NamedRecordCase(ISchemaBuilder builder) : RecordSchemaBuilderCase(BindingFlags.Public | BindingFlags.Instance, NullableReferenceTypeBehavior.Annotated, builder)
{
    protected override string GetSchemaName(Type type) => NotInNames().Replace(base.GetSchemaName(type), "_");

    [GeneratedRegex("[^A-Za-z0-9_]")]
    private static partial Regex NotInNames();
}
