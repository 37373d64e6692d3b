using System.Text.Json.Serialization;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Packages;

/// <summary>
/// Holds what other solutions can use against committed files, so that no change of it goes unread. Left out are serializers, codecs
/// and generated classes: they are public because code that BenchmarkDotNet writes must name them, users get them from the
/// catalog, and the optional packages decide which there are. Interfaces of the libraries, and what their generators put beside the
/// models, are left out too: they are there where the package could be restored.
/// </summary>
public class PublicApiTests
{
    public static TheoryData<string, Type> Packages => new()
    {
        { "Models", typeof(IModelType) },
        { "Serializers", typeof(Catalog) },
        { "Operations", typeof(Operation<>) },
    };

    [Theory]
    [MemberData(nameof(Packages))]
    public void ThePublicApiIsTheApprovedOne(string name, Type member) =>
        Snapshot.Match($"public-api/{name}.txt", PublicApi.Render(member.Assembly, member.Assembly.GetExportedTypes().Where(type => !IsFoundByCatalog(type))));

    private static bool IsFoundByCatalog(Type type) =>
        (type.IsValueType && (type.IsAssignableTo(typeof(ISerializer)) || type.IsAssignableTo(typeof(ICodec))))
        || type.IsSubclassOf(typeof(JsonSerializerContext))
        || IsGenerated(type)
        || IsOfOptionalPackage(type);

    // Who writes code gives it the namespace of its folder; a compiler of schemas, or a library's generator, does not.
    private static bool IsGenerated(Type type) => !Directory.Exists(FolderOf(type));

    private static bool IsOfOptionalPackage(Type type) => Directory.GetFiles(FolderOf(type), "*.props").Any(file => File.ReadAllText(file).Contains("<OptionalPackage ", StringComparison.Ordinal));

    private static string FolderOf(Type type) => Path.Combine([RepositoryRoot.Find(), "src", .. type.Namespace!.Split('.').Skip(1)]);
}
