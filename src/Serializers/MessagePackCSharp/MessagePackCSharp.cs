using System.Buffers;
using System.IO.Pipelines;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>
/// MessagePack-CSharp with its standard options: by a type's attributes, with the formatters that its source generator wrote into
/// the type's assembly, else with such as it emits at run time; without attributes, with its contractless resolver.
/// </summary>
public readonly struct MessagePackCSharp : IAnyModelBufferSerializer, IAnyModelPipeSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "MessagePack",
        "MessagePack",
        60,
        "MessagePack-CSharp with integer keys and source-generated formatters.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = true, // Every value carries its type; names are left out with integer keys.
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Text,
            NativeAot = true,
            NativeAotNeeds = "The formatter of a list is made by reflection: name it on a method that is called, [DynamicDependency(DynamicallyAccessedMemberTypes.All, typeof(ListFormatter<Child>))].",
            UntrustedNeeds = "MessagePackSecurity.UntrustedData",
            MadeByReflection = [typeof(ListFormatter<Child>)],
            OtherLanguages = new("JavaScript, Java, Python, Go, Rust, C++ and more", "https://msgpack.org") { CheckedIn = "JavaScript" },
        })
    {
        Library = typeof(MessagePackSerializer),
        Documentation = "https://github.com/MessagePack-CSharp/MessagePack-CSharp#performance",
    };

    private static AssemblyName Library { get; } = typeof(MessagePackSerializer).Assembly.GetName();

    /// <summary>As the library's own formatter for ASP.NET Core has it.</summary>
    public static BodyAccess Body { get; } = new("stream", "buffer writer");

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => HasAttributes(model) || model.Assembly == typeof(object).Assembly // Collections have no members to name.
        ? Library.Version!.Major < 3 && HasAttributes(model) ? $"Formatters that version 3 generates are unknown to MessagePack {Library.Version.ToString(2)}, so its code for {TypeName.Of(model)} is emitted at run time." : null
        : $"{TypeName.Of(model)} has no [MessagePackObject], so the library's contractless resolver writes the members' names; attributes with integer keys would make it smaller and faster.";

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, Options<T>.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => MessagePackSerializer.Serialize(buffer, value, Options<T>.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, Options<T>.Value);

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => MessagePackSerializer.Serialize(body, value, Options<T>.Value);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class => MessagePackSerializer.Deserialize<T>(body, Options<T>.Value);

    /// <inheritdoc/>
    public static async ValueTask WriteBodyAsync<T>(T value, PipeWriter body)
        where T : class
    {
        WriteBody(value, body);
        await body.FlushAsync();
    }

    /// <inheritdoc/>
    public static ValueTask<T> ReadBodyAsync<T>(PipeReader body)
        where T : class => MessagePackSerializer.DeserializeAsync<T>(body.AsStream(), Options<T>.Value);

    /// <summary>The options for a type: standard ones where it has the library's attributes.</summary>
    internal static MessagePackSerializerOptions OptionsOf(Type model) =>
        HasAttributes(model) ? MessagePackSerializerOptions.Standard : ContractlessStandardResolver.Options;

    /// <summary>Whether a type has attributes that the library reads.</summary>
    internal static bool HasAttributes(Type model) =>
        model.IsDefined(typeof(MessagePackObjectAttribute)) || model.IsDefined(typeof(DataContractAttribute));

    private static class Options<T>
    {
        public static readonly MessagePackSerializerOptions Value = OptionsOf(typeof(T));
    }
}

/// <summary>The resolvers of a <see cref="FirstResolver{TResolvers}"/>.</summary>
internal interface IResolvers
{
    /// <summary>The resolvers, in the order in which they are asked.</summary>
    static abstract IReadOnlyList<IFormatterResolver> All { get; }
}

/// <summary>Takes the formatter of the first of several resolvers that has one.</summary>
/// <remarks>
/// Kept in a generic class's field, as the library's documentation recommends and its own resolvers do; that of <c>CompositeResolver.Create</c>
/// looks formatters up in a table, for every object again.
/// </remarks>
/// <typeparam name="TResolvers">The resolvers.</typeparam>
internal sealed class FirstResolver<TResolvers> : IFormatterResolver
    where TResolvers : struct, IResolvers
{
    /// <summary>The library's standard options with this resolver.</summary>
    public static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithResolver(new FirstResolver<TResolvers>());

    private FirstResolver()
    {
    }

    /// <inheritdoc/>
    public IMessagePackFormatter<T>? GetFormatter<T>() => Kept<T>.Formatter;

    private static class Kept<T>
    {
        public static readonly IMessagePackFormatter<T>? Formatter = TResolvers.All.Select(resolver => resolver.GetFormatter<T>()).FirstOrDefault(formatter => formatter is not null);
    }
}
