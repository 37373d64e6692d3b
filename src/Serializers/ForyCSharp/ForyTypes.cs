using System.Reflection;
using System.Runtime.CompilerServices;
using Apache.Fory;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>Finds the types that Fory's source generator has seen, by their attribute or by a declaration in their assembly or this one.</summary>
internal static class ForyTypes
{
    private static readonly MethodInfo _register = typeof(Fory).GetMethods()
        .Single(method => method.Name == nameof(Fory.Register) && method.GetGenericArguments().Length == 1 && method.GetParameters() is [{ ParameterType: var id }] && id == typeof(uint));

    /// <summary>Says which type of a model lacks a serializer: the model itself, or what a collection holds; null if none does.</summary>
    /// <param name="type">The model.</param>
    public static Type? WithoutSerializer(Type type) => PartsOf(type) is { Length: > 0 } parts
        ? parts.Select(WithoutSerializer).FirstOrDefault(part => part is not null)
        : IsOfLibrary(type) || IsDeclared(type) ? null : type;

    /// <summary>Registers a type, and all that its members hold, with numbers from 1 in the order in which they are found.</summary>
    /// <param name="fory">The instance.</param>
    /// <param name="type">The type.</param>
    /// <returns>The instance.</returns>
    public static Fory Register(Fory fory, Type type)
    {
        var types = new List<Type>();
        Find(type, types);
        for (var i = 0; i < types.Count; i++)
        {
            RuntimeHelpers.RunModuleConstructor(types[i].Module.ModuleHandle); // Where the generated code makes itself known.
            if (types[i] == typeof(Guid))
                fory.Register<Guid, GuidSerializer>((uint)i + 1);
            else
                _register.MakeGenericMethod(types[i]).Invoke(fory, [(uint)i + 1]);
        }

        return fory;
    }

    private static void Find(Type type, List<Type> found)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (PartsOf(type) is { Length: > 0 } parts)
        {
            foreach (var part in parts)
                Find(part, found);
            return;
        }

        if (found.Contains(type) || (IsOfLibrary(type) && type != typeof(Guid)))
            return;
        found.Add(type);
        if (!type.IsEnum && type != typeof(Guid))
        {
            foreach (var property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance).OrderBy(property => property.MetadataToken))
                Find(property.PropertyType, found);
        }
    }

    private static Type[] PartsOf(Type type) => type.GetElementType() is { } element ? [element] : type.GetGenericArguments();

    private static bool IsOfLibrary(Type type) => type.Assembly == typeof(object).Assembly;

    private static bool IsDeclared(Type type) =>
        type.IsEnum
        || type.IsDefined(typeof(ForyStructAttribute), inherit: false)
        || new[] { type.Assembly, typeof(ForyTypes).Assembly }
            .SelectMany(TypeLoadContext.LoadableTypes)
            .Any(declaration => TypeLoadContext.AttributeOf<ForyStructAttribute>(declaration)?.Target == type);
}

/// <summary>The instance of a thread that knows a type with all that it holds.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class ForyInstance<T>
{
    [ThreadStatic]
    private static Fory? _current;

    /// <summary>The instance of this thread.</summary>
    public static Fory Current => _current ??= Create(trackReferences: false);

    /// <summary>Makes an instance, for one thread.</summary>
    /// <param name="trackReferences">Whether an object that others share is written once.</param>
    /// <param name="compatible">Whether reader and writer may have other versions of a type; if not, they check that they have the same.</param>
    public static Fory Create(bool trackReferences, bool compatible = false) =>
        ForyTypes.Register(Fory.Builder().Compatible(compatible).CheckStructVersion(!compatible).TrackRef(trackReferences).Build(), typeof(T));
}

/// <summary>Writes a GUID as 16 bytes in the order of its digits; the library has no serializer of its own for it.</summary>
internal sealed class GuidSerializer : Serializer<Guid>
{
    private const int Size = 16;

    /// <inheritdoc/>
    public override void WriteData(WriteContext context, in Guid value, bool hasGenerics)
    {
        value.TryWriteBytes(context.Writer.GetSpan(Size), bigEndian: true, out _);
        context.Writer.Advance(Size);
    }

    /// <inheritdoc/>
    public override Guid ReadData(ReadContext context) => new(context.Reader.ReadSpan(Size), bigEndian: true);
}
