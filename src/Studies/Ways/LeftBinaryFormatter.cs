#pragma warning disable SYSLIB0011, CA2300, CA2301, CA2302 // That nobody should use it is what the row says.
using System.Runtime.Serialization.Formatters.Binary;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>BinaryFormatter by the package that keeps it for programs which have to leave it. Measured where somebody names it alone.</summary>
public readonly struct LeftBinaryFormatter : ISerializer
{
    public static SerializerInfo Info { get; } = new(
        "BinaryFormatter",
        ".NET Remoting",
        39,
        "What one leaves: BinaryFormatter of System.Runtime.Serialization.Formatters, for payloads of one's own alone.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Reflection,
            TakesModel = false,
            SelfDescribing = true,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = false,
        })
    {
        Library = typeof(BinaryFormatter),
        Documentation = "https://learn.microsoft.com/dotnet/standard/serialization/binaryformatter-migration-guide/compatibility-package",
    };

    public static string NoteOn(Type model) => "It is there to be left: whoever can write its payloads can run code in the program that reads them, and no setting prevents that. It reads nothing that others may have written.";
}

/// <summary>The codec of <see cref="LeftBinaryFormatter"/> on <see cref="Complex"/>, which has none of its attributes.</summary>
public readonly struct LeftBinaryFormatterComplex : ICodec, ICodecOf<LeftBinaryFormatter, Complex>
{
    // Off by default with the package too. Read once, at the first call.
    static LeftBinaryFormatterComplex() => AppContext.SetSwitch("System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization", true);

    public static object Create() => FromModel(Complex.Create());

    public static byte[] Serialize(object data)
    {
        var stream = new MemoryStream();
        new BinaryFormatter().Serialize(stream, data);
        return stream.ToArray();
    }

    public static object Deserialize(byte[] payload) => new BinaryFormatter().Deserialize(new MemoryStream(payload));

    public static object ToModel(object data)
    {
        var complex = (SerializableComplex)data;
        return new Complex
        {
            Id = complex.Id,
            OtherId = complex.OtherId,
            Name = complex.Name,
            EnumValue = complex.EnumValue,
            Percentage = complex.Percentage,
            Cost = complex.Cost,
            Children = complex.Children?.ConvertAll(child => new Child { Id = child.Id, Created = child.Created, LastEdit = child.LastEdit, Name = child.Name, Percentage = child.Percentage }),
        };
    }

    public static object FromModel(object model)
    {
        var complex = (Complex)model;
        return new SerializableComplex
        {
            Id = complex.Id,
            OtherId = complex.OtherId,
            Name = complex.Name,
            EnumValue = complex.EnumValue,
            Percentage = complex.Percentage,
            Cost = complex.Cost,
            Children = complex.Children?.ConvertAll(child => new SerializableChild { Id = child.Id, Created = child.Created, LastEdit = child.LastEdit, Name = child.Name, Percentage = child.Percentage }),
        };
    }
}

/// <summary><see cref="Complex"/> as the library asks for it.</summary>
[Serializable]
internal sealed class SerializableComplex
{
    public int Id { get; set; }

    public int OtherId { get; set; }

    public string? Name { get; set; }

    public Level EnumValue { get; set; }

    public double Percentage { get; set; }

    public decimal Cost { get; set; }

    public List<SerializableChild>? Children { get; set; }
}

/// <summary><see cref="Child"/> as the library asks for it.</summary>
[Serializable]
internal sealed class SerializableChild
{
    public Guid Id { get; set; }

    public DateTime Created { get; set; }

    public DateTime LastEdit { get; set; }

    public string? Name { get; set; }

    public float Percentage { get; set; }
}
