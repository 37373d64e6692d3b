using System.Buffers;
using System.Reflection;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// A library used one way: one line of every table. Serializers are found by reflection, so a struct that implements this
/// interface, or one derived from it, is all it takes to add one.
/// </summary>
public interface ISerializer
{
    /// <summary>Names and describes the serializer.</summary>
    static abstract SerializerInfo Info { get; }

    /// <summary>Says in a sentence why a model is not supported, or returns null if it is.</summary>
    /// <param name="model">The model's type.</param>
    static virtual string? UnsupportedBecause(Type model) => null;

    /// <summary>Says in a sentence what is particular about the serializer on a model; null if nothing is. Stands under tables.</summary>
    /// <param name="model">The model's type, which is supported.</param>
    static virtual string? NoteOn(Type model) => null;

    /// <summary>
    /// Finds out how to build a value of a class that the serializer's own schema compiler generated, from JSON. Such a class is
    /// for that serializer alone.
    /// </summary>
    /// <param name="type">A user's type.</param>
    /// <returns>Builds a value of a JSON text; null if the class is none of the serializer's.</returns>
    static virtual Func<string, object>? JsonReader(Type type) => null;
}

/// <summary>A serializer that takes any model as it is.</summary>
public interface IAnyModelSerializer : ISerializer
{
    /// <summary>Serializes to a new array of exactly the payload's length.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    static abstract byte[] Serialize<T>(T value)
        where T : class;

    /// <summary>Deserializes to a new instance.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="payload">Exactly one serialized value.</param>
    static abstract T Deserialize<T>(byte[] payload)
        where T : class;
}

/// <summary>A serializer that takes any model as it is and can write into a reused buffer.</summary>
public interface IAnyModelBufferSerializer : IAnyModelSerializer
{
    /// <summary>Appends the payload to the buffer.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    /// <param name="buffer">A buffer of enough capacity not to grow after its first use.</param>
    static abstract void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class;
}

/// <summary>
/// One serializer on one model. Implemented by structs with static members, so that a benchmark generic over a codec is
/// compiled for exactly that codec and calls it directly: no interface, no delegate, no look-up.
/// </summary>
/// <remarks>
/// The data type is passed as <see cref="object"/> and reinterpreted with <c>Unsafe.As</c>, which costs nothing. Callers
/// pass only what <see cref="Create"/>, <see cref="FromModel"/> or <see cref="Deserialize"/> returned.
/// </remarks>
public interface ICodec
{
    /// <summary>Builds the data type from the sample's constant values. Timed by the two <c>Create…</c> operations.</summary>
    static abstract object Create();

    /// <summary>The model's samples, at least one, where <see cref="Create"/>'s is not the only one; null where it is.</summary>
    static virtual IReadOnlyList<object>? Samples => null;

    /// <summary>Serializes to a new array of exactly the payload's length.</summary>
    /// <param name="data">The data type.</param>
    static abstract byte[] Serialize(object data);

    /// <summary>Deserializes to a new instance of the data type.</summary>
    /// <param name="payload">Exactly one serialized value.</param>
    static abstract object Deserialize(byte[] payload);

    /// <summary>Converts the data type to the model. Timed by <c>DeserializeToModel</c> alone. By default the data type is the model.</summary>
    /// <param name="data">The data type.</param>
    static virtual object ToModel(object data) => data;

    /// <summary>Converts the model to the data type. Timed by <c>SerializeFromModel</c> alone. By default the data type is the model.</summary>
    /// <param name="model">The model.</param>
    static virtual object FromModel(object model) => model;
}

/// <summary>A codec that can write into a buffer which its caller keeps and reuses.</summary>
public interface IBufferCodec : ICodec
{
    /// <summary>Appends the payload to the buffer.</summary>
    /// <param name="data">The data type.</param>
    /// <param name="buffer">A buffer of enough capacity not to grow after its first use.</param>
    static abstract void Serialize(object data, ArrayBufferWriter<byte> buffer);
}

/// <summary>Says of which serializer and model a codec is. Found by reflection.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public interface ICodecOf<TSerializer, TModel>
    where TSerializer : ISerializer
    where TModel : class;

/// <summary>What a serializer is.</summary>
/// <param name="Name">The name in every table and on the command line: letters and digits, unique.</param>
/// <param name="Format">
/// The wire format's name. Serializers of one format must write the same bytes for the same model; one whose bytes differ by
/// design (another use of the format) names another format.
/// </param>
/// <param name="Order">The place in tables, ascending; the first one is what ratios refer to. Equal places are ordered by name.</param>
/// <param name="Summary">What the serializer is, in one line.</param>
/// <param name="Traits">What the serializer can do.</param>
public sealed record SerializerInfo(string Name, string Format, int Order, string Summary, SerializerTraits Traits)
{
    /// <summary>
    /// The name of the library's main serializer, where this one is another way of using the same library; null for a main one. A run measures
    /// such a way only where it is named, or its study is about it, so that a library with many ways takes no longer than the others.
    /// </summary>
    public string? WayOf { get; init; }

    /// <summary>
    /// The name of the library's serializer that writes the same bytes, where this one is the format's row on machines without that library: a run
    /// measures it where the build lacks the other, or where it is named. Null for all others.
    /// </summary>
    public string? StandsInFor { get; init; }

    /// <summary>
    /// Whether such a way is what some would choose instead of the main serializer, because it reads payloads that this does not, or writes values as
    /// compactly as the libraries that it is compared with: the default study and the one of fresh values measure both.
    /// </summary>
    public bool IsAlternative { get; init; }

    /// <summary>
    /// Whether a run measures it a second time, to know how far apart it measures equal things: of four libraries from fast to slow, because
    /// what disturbs calls of some nanoseconds is other than what disturbs long ones. Of several ways to use its library, the first in the table is.
    /// </summary>
    public bool IsMeasuredTwice { get; init; }

    /// <summary>
    /// What distinguishes it from the library's other serializers, in a word or two, where its name does not say it: the README has such a row beside a faster one.
    /// Null where it is what the library's documentation begins with.
    /// </summary>
    public string? Configuration { get; init; }

    /// <summary>A type of the library, from whose assembly the library's name and version are read; null for handwritten serializers.</summary>
    public Type? Library { get; init; }

    /// <summary>The library's version where its assembly says another than its package; null where they say the same.</summary>
    public string? Version { get; init; }

    /// <summary>The address of the library's documentation that the serializer follows: the fastest way that it describes, with safe defaults; null for handwritten serializers.</summary>
    public string? Documentation { get; init; }

    /// <summary>The attribute that makes the library keep a member which it passes over, for example because its setter is private; null if there is none.</summary>
    public string? KeepsWith { get; init; }

    /// <summary>Says in a sentence why the serializer cannot write into a caller's buffer; null if it can.</summary>
    public string? NoBufferBecause { get; init; }

    /// <summary>Makes what reads a payload as the first type that was written of the second one, by the schemas of both; null where a payload alone is all there is.</summary>
    internal Func<Type, Type, Func<byte[], object>>? ReaderGivenWriter { get; init; }

    /// <summary>
    /// Makes what reads a payload as the first type under the name of the second one, for a library that writes a class's name and reads no other: the versions of a class
    /// have one name in a program, and several here. Null where names are not written, or not looked at.
    /// </summary>
    internal Func<Type, Type, Func<byte[], object>>? ReaderNamed { get; init; }

    /// <summary>The exception of .NET by which the library refuses a payload, as its documentation says; null where it has one of its own.</summary>
    internal Type? RefusesWith { get; init; }

    /// <summary>Writes the schema without which no other language reads the payloads of a type; null where there is no such schema, or where a file has it.</summary>
    internal Func<Type, string>? SchemaText { get; init; }

    /// <summary>Reads from an exception of the library at which member it was thrown, as a path; null where no exception says so.</summary>
    internal Func<Exception, string?>? PathOf { get; init; }

    /// <summary>What stands in place of a library's name for handwritten serializers.</summary>
    public const string NoLibrary = "base class library";

    /// <summary>What stands in place of a library's name and version for what has none.</summary>
    public static string WithoutLibrary => $"{NoLibrary} {Environment.Version}";

    /// <summary>What the library is called; null for handwritten serializers.</summary>
    public string? LibraryName => Library is null ? null : Serializers.LibraryName.OfAssembly(Library.Assembly.GetName().Name!);

    /// <summary>The library's name and version, for example "Newtonsoft.Json 13.0.4"; "base class library" and its version for handwritten ones.</summary>
    public string LibraryVersion => Library is null
        ? WithoutLibrary
        : $"{LibraryName} {Version ?? ReadVersion(Library.Assembly)}";

    /// <summary>The name.</summary>
    public override string ToString() => Name;

    /// <summary>A package's version from its library's: without the commit that it was built from, behind a plus sign or, of Orleans, a full stop.</summary>
    /// <param name="informationalVersion">The version that the library's assembly, or its file, says for people to read.</param>
    public static string PackageVersion(string informationalVersion) => informationalVersion.Split('+')[0].Split(". ")[0];

    // Its own version has the build too.
    private static string ReadVersion(Assembly assembly) => IsPrivate(assembly) ? Environment.Version.ToString() :
        assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>() is { } attribute
            ? PackageVersion(attribute.InformationalVersion)
            : assembly.GetName().Version?.ToString() ?? "unknown";

    private static bool IsPrivate(Assembly assembly) => assembly.GetName().Name!.StartsWith("System.Private.", StringComparison.Ordinal);
}
