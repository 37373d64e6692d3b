using System.IO.Compression;
using SerializationBenchmarks.Programs.Publishing;

namespace SerializationBenchmarks.Tests.Programs.Publishing;

/// <summary>The licence and the month of a package, by what the package holds.</summary>
public sealed class RestoredPackageTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("""<license type="expression">MIT</license><licenseUrl>https://licenses.nuget.org/MIT</licenseUrl>""", true, "MIT", "2025-02")]
    [InlineData("""<license type="file">LICENSE</license>""", true, null, "2025-02")]
    [InlineData("""<license type="expression">Apache-2.0 OR MIT</license>""", false, "Apache-2.0 OR MIT", null)]
    [InlineData("", false, null, null)]
    public void ItIsWhatThePackageSays(string licence, bool isSigned, string? expectedLicence, string? expectedMonth)
    {
        using (var package = ZipFile.Open(_folder["lib.1.0.0.nupkg"], ZipArchiveMode.Create))
        {
            using (var description = new StreamWriter(package.CreateEntry("lib.nuspec").Open()))
                description.Write($"""<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"><metadata><id>lib</id>{licence}</metadata></package>""");
            if (isSigned)
                package.CreateEntry(".signature.p7s").LastWriteTime = new DateTimeOffset(2025, 2, 11, 21, 22, 30, TimeSpan.Zero);
        }

        Assert.Equal(new RestoredPackage(expectedLicence, expectedMonth), RestoredPackage.Read(_folder["lib.1.0.0.nupkg"]));
    }

    [Fact]
    public void WhatComesWithTheRuntimeHasNone() => Assert.Equal(new RestoredPackage("with .NET", "with .NET"), RestoredPackage.Of(typeof(System.Text.Json.JsonSerializer).Assembly));

    [Fact]
    public void ALibraryIsFoundByItsFile() => Assert.Equal("MIT", RestoredPackage.Of(typeof(Newtonsoft.Json.JsonConvert).Assembly)?.Licence);
}
