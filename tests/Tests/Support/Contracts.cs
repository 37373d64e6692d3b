using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Versioning;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Assemblies and documents of users.</summary>
internal static class Contracts
{
    public static string Assembly { get; } = Path.GetFullPath(
        typeof(Contracts).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == "Contracts").Value!);

    public static string Document(string name) => Path.Combine(RepositoryRoot.Find(), "samples", "documents", name);

    public static string[] Arguments(string type, params string[] samples) =>
        ["--assembly", Assembly, "--type", type, .. samples.SelectMany(sample => new[] { "--sample", sample })];

    public static OwnType Load(string type, params string[] samples) => OwnType.Load(new OwnTypeRequest(Assembly, type, samples));

    /// <summary>A tree with two levels for each of its generations.</summary>
    public static string Nested(int generations) =>
        string.Concat(Enumerable.Repeat("""{"children":[""", generations)) + string.Concat(Enumerable.Repeat("]}", generations));

    /// <summary>Writes an assembly with one public class <c>Shop.Basket</c>.</summary>
    /// <param name="path">The file.</param>
    /// <param name="framework">What it says it is built for; null for nothing.</param>
    /// <param name="missing">The assembly of the class of its only field, which is nowhere; null for no field.</param>
    public static void Write(string path, string? framework, string? missing = null)
    {
        var assembly = new PersistedAssemblyBuilder(new AssemblyName(Path.GetFileNameWithoutExtension(path)), typeof(object).Assembly);
        if (framework is not null)
            assembly.SetCustomAttribute(new CustomAttributeBuilder(typeof(TargetFrameworkAttribute).GetConstructor([typeof(string)])!, [framework]));
        var basket = assembly.DefineDynamicModule("Basket").DefineType("Shop.Basket", TypeAttributes.Public);
        if (missing is not null)
        {
            var other = new PersistedAssemblyBuilder(new AssemblyName(missing), typeof(object).Assembly)
                .DefineDynamicModule("Other").DefineType("Other.Thing", TypeAttributes.Public);
            other.CreateType();
            basket.DefineField("Thing", other, FieldAttributes.Public);
        }

        basket.DefineDefaultConstructor(MethodAttributes.Public);
        basket.CreateType();
        assembly.Save(path);
    }
}
