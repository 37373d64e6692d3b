using System.ComponentModel;
using System.Reflection;
using System.Runtime.Loader;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Loading;

/// <summary>
/// The load context of a user's assembly. The serializers' own assemblies come from this program, so that the attributes on
/// the user's types are those that the serializers look for; everything else comes from beside the user's assembly. Files
/// are read to memory: they stay free to be built anew.
/// </summary>
internal sealed class OwnAssemblyContext : AssemblyLoadContext
{
    private static readonly Dictionary<string, Assembly> _shared = FindShared();

    private readonly string _folder;
    private readonly IReadOnlyList<string> _frameworks;
    private readonly AssemblyDependencyResolver? _resolver;

    private readonly bool _runsCode;

    private OwnAssemblyContext(string path, IReadOnlyList<string> frameworks, bool runsCode)
        : base("Own type")
    {
        (Path, _frameworks, _runsCode) = (path, frameworks, runsCode);
        _folder = System.IO.Path.GetDirectoryName(path)!;
        try
        {
            _resolver = new AssemblyDependencyResolver(path);
        }
        catch (InvalidOperationException)
        {
            // The list beside the assembly names packages that were not copied there; those that were are found by name.
        }

        Resolving += (_, name) =>
        {
            Missing ??= name.Name;
            return null;
        };
        Main = _shared.GetValueOrDefault(AssemblyName.GetAssemblyName(path).Name!) ?? LoadFile(path); // A second copy of this program's own would not be what it calls.
    }

    /// <summary>The user's assembly.</summary>
    public Assembly Main { get; }

    /// <summary>The user's assembly's file.</summary>
    public string Path { get; }

    /// <summary>The first assembly that was needed and not found; null again for what is not missed.</summary>
    public string? Missing { get; set; }

    /// <summary>What the user's assemblies are compiled with, and this program has an older version of, as a clause; null for nothing.</summary>
    public string? Newer { get; private set; }

    /// <summary>Loads an assembly in a context of its own.</summary>
    /// <param name="frameworks">The folders of frameworks that it may be compiled against: see <see cref="SharedFrameworks"/>.</param>
    /// <exception cref="UserErrorException">There is no such file, or it is not an assembly that this program can load.</exception>
    public static OwnAssemblyContext Open(string path, IReadOnlyList<string> frameworks, bool runsCode)
    {
        AssemblyFileCheck.Check(path);
        try
        {
            return new OwnAssemblyContext(path, frameworks, runsCode);
        }
        catch (Exception exception) when (exception is BadImageFormatException or FileLoadException)
        {
            throw new UserErrorException($"{path} cannot be loaded: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}.", exception);
        }
    }

    /// <summary>Checks that an assembly is not taken for one that this program has itself, whose types would be looked at in its place.</summary>
    /// <exception cref="UserErrorException">It has the name of one, and is another.</exception>
    public static void CheckName(string path)
    {
        if (_shared.TryGetValue(AssemblyName.GetAssemblyName(path).Name!, out var own) && own.ManifestModule.ModuleVersionId != AssemblyFileCheck.VersionOf(path))
            throw new UserErrorException($"{path} has the name of an assembly of this program, {own.GetName().Name} {own.GetName().Version}, and the two cannot be told apart; give yours another name (AssemblyName in its project).");
    }

    protected override Assembly? Load(AssemblyName assemblyName)
    {
        if (_shared.TryGetValue(assemblyName.Name!, out var shared))
        {
            if (assemblyName.Version > shared.GetName().Version)
                Newer ??= $"{assemblyName.Name} {assemblyName.Version}, and this program has {shared.GetName().Version}";
            return shared;
        }

        var file = assemblyName.Name + ".dll";
        var path = _resolver?.ResolveAssemblyToPath(assemblyName) ?? System.IO.Path.Combine(_folder, file);
        if (File.Exists(path))
            return LoadFile(path);
        return _frameworks.Select(folder => System.IO.Path.Combine(folder, file)).FirstOrDefault(File.Exists) is { } ofFramework ? LoadFromAssemblyPath(ofFramework) : null;
    }

    private Assembly LoadFile(string path)
    {
        using var stream = new MemoryStream(InputFile.ReadAllBytes(path));
        var assembly = LoadFromStream(stream);
        if (_runsCode)
            FindTypeConverters(assembly);
        return assembly;
    }

    // TypeDescriptor looks for a converter by its name, in this program's own context if nothing says otherwise, and keeps what it finds:
    // whoever asks later, on whatever thread, gets that.
    private void FindTypeConverters(Assembly assembly)
    {
        using var scope = EnterContextualReflection();
        var missing = Missing;
        foreach (var type in TypeLoadContext.LoadableTypes(assembly).Where(type => !type.ContainsGenericParameters && TypeLoadContext.AttributeOf<TypeConverterAttribute>(type) is not null))
        {
            try
            {
                TypeDescriptor.GetConverter(type);
            }
#pragma warning disable CA1031 // Whatever a converter of the user's throws, a library that needs it says so.
            catch (Exception)
#pragma warning restore CA1031
            {
                // It is looked for again where it is needed.
            }
        }

        Missing = missing; // What no member needs is not missed.
    }

    // The libraries with all that they refer to; what is left of that are assemblies of the runtime, which are shared anyway.
    private static Dictionary<string, Assembly> FindShared()
    {
        var shared = new Dictionary<string, Assembly>(StringComparer.OrdinalIgnoreCase);
        var pending = new Stack<Assembly>(Catalog.Serializers.Select(serializer => serializer.Library?.Assembly).OfType<Assembly>().Append(typeof(Catalog).Assembly));
        while (pending.TryPop(out var assembly))
        {
            if (!shared.TryAdd(assembly.GetName().Name!, assembly))
                continue;
            foreach (var reference in assembly.GetReferencedAssemblies())
            {
                try
                {
                    pending.Push(Default.LoadFromAssemblyName(reference));
                }
                catch (FileNotFoundException)
                {
                    // What a library can do without is not there.
                }
            }
        }

        return shared;
    }
}
