using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Programs.Versions;

public sealed class PackageFolderTests : IDisposable
{
    private static readonly (string Id, string Version) _package = ("No.Such.Package", "1.2.3-x");

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AnotherFileOfAPackageOrOfOneThatIsPackedWithItHasOtherContents()
    {
        var without = PackageFolder.ContentsOf(null, _package);
        File.WriteAllText(_folder["No.Such.Package.1.2.3-X.nupkg"], "first");
        File.WriteAllText(_folder["No.Such.Package.9.9.9.nupkg"], "of another version");
        var first = PackageFolder.ContentsOf(_folder.Path, _package);
        File.WriteAllText(_folder["No.Such.Package.9.9.9.nupkg"], "of another version again");
        Assert.Equal(first, PackageFolder.ContentsOf(_folder.Path, _package));
        File.WriteAllText(_folder["No.Such.Annotations.1.2.3-x.nupkg"], "sibling");
        var both = PackageFolder.ContentsOf(_folder.Path, _package);
        File.WriteAllText(_folder["No.Such.Package.1.2.3-X.nupkg"], "second");
        Assert.Equal(4, new[] { without, first, both, PackageFolder.ContentsOf(_folder.Path, _package) }.Distinct().Count());
    }

    [Fact]
    public void AFileThatIsNoPackageIsNamed()
    {
        File.WriteAllText(_folder["No.Such.Package.1.2.3-x.nupkg"], "No package.");
        Assert.StartsWith(
            $"A@1: {_folder["No.Such.Package.1.2.3-x.nupkg"]} cannot be read as a package: ",
            Assert.Throws<UserErrorException>(() => PackageFolder.CheckIsTaken("A@1", _folder.Path, _package)).Message,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("error NU1102: Unable to find package MessagePack.Annotations with version (>= 3.9.9-x)", "MessagePack.Annotations (>= 3.9.9-x)")]
    [InlineData("error NU1101: Unable to find package MessagePack.Annotations", "MessagePack.Annotations")]
    [InlineData("error NU1103: Unable to find a stable package MessagePack with version (= 3.9.9)", "MessagePack (= 3.9.9)")]
    [InlineData("error CS0103: The name 'MessagePack' does not exist", null)]
    public void ThePackageThatIsMissingIsTheOneThatNugetNames(string error, string? missing) =>
        Assert.Equal(missing, OtherBuilds.MissingIn(error) is var (id, range) ? id + range : null);
}
