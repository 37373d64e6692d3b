using System.Reflection;
using System.Text;
using System.Xml;
using System.Xml.Serialization;

namespace SerializationBenchmarks.Serializers.XmlSerialization;

/// <summary>XmlSerializer, which writes XML as a class's members and attributes say.</summary>
/// <remarks>
/// As the documentation has it, a serializer is kept for each type; it emits code when it is made. It writes to an XmlWriter and reads from an XmlReader, which refuses a DTD,
/// with the defaults of both but for the mark of UTF-8, which nobody needs. Nothing of these can be used for a second payload.
/// </remarks>
public readonly struct XmlSerialization : IAnyModelSerializer
{
    private static readonly XmlWriterSettings _settings = new() { Encoding = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false) };

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "XmlSerializer",
        "XML",
        37,
        "XmlSerializer with XmlWriter and XmlReader.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Text,
            NativeAot = false, // The library says of itself that it needs code that is made at run time.
            IsText = true,
            OtherLanguages = new("every language", "https://www.w3.org/TR/xml/"),
        })
    {
        Library = typeof(XmlSerializer),
        Documentation = "https://learn.microsoft.com/dotnet/standard/serialization/introducing-xml-serialization",
        ReaderNamed = static (reader, named) =>
        {
            var name = new XmlReflectionImporter().ImportTypeMapping(named);
            var serializer = new XmlSerializer(reader, new XmlRootAttribute(name.ElementName) { Namespace = name.Namespace });
            return payload => Read(serializer, payload);
        },
        RefusesWith = typeof(InvalidOperationException), // With the reader's exception within it.
        NoBufferBecause = "XmlWriter writes to a Stream or TextWriter, and has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => NullableList(model.IsGenericType ? model.GenericTypeArguments[0] : model) is { } list
        ? $"It reads a list that is null as an empty one, and {list.DeclaringType!.Name}.{list.Name} may be null."
        : null;

    // Of the types of studies, whose values have such lists; the models have none, and of a user's type the values tell.
    private static PropertyInfo? NullableList(Type type) => type.Assembly.GetName().Name != $"{nameof(SerializationBenchmarks)}.Studies" ? null
        : type.GetProperties().FirstOrDefault(property => property.PropertyType is { IsGenericType: true } list && list.GetGenericTypeDefinition() == typeof(List<>)
            && new NullabilityInfoContext().Create(property).ReadState == NullabilityState.Nullable);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var stream = KeptMemory.Stream();
        using (var writer = XmlWriter.Create(stream, _settings))
            Kept<T>.Serializer.Serialize(writer, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => (T)Read(Kept<T>.Serializer, payload);

    private static object Read(XmlSerializer serializer, byte[] payload)
    {
        using var reader = XmlReader.Create(new MemoryStream(payload));
        return serializer.Deserialize(reader)!;
    }

    private static class Kept<T>
    {
        public static readonly XmlSerializer Serializer = new(typeof(T));
    }
}
