using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Programs.Publishing;

public sealed class PublisherTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AStoppedSearchForTheSdkIsNoMissingSdkAndLeavesNoFolder()
    {
        Directory.CreateDirectory(_folder["build"]);
        Assert.Throws<OperationCanceledException>(() => new Publisher(_folder.Path, "A command", _folder["build"], cancellation: new CancellationToken(canceled: true)));
        Assert.False(Directory.Exists(_folder["build"]));
    }

    [Fact]
    public void AMissingSdkIsSaidAndLeavesNoFolder()
    {
        Directory.CreateDirectory(_folder["build"]);
        var error = Assert.Throws<UserErrorException>(() => new Publisher(_folder.Path, "A command", _folder["build"], dotnet: _folder["dotnet"]));
        Assert.StartsWith($"A command builds programs, for which '{_folder["dotnet"]} --version' finds no .NET SDK; ", error.Message, StringComparison.Ordinal);
        Assert.False(Directory.Exists(_folder["build"]));
    }

    [Theory]
    [InlineData(0, "a.cs(1,2): error CS0103: The name.", null)]
    [InlineData(1, "Determining projects to restore...\na.cs(1,2): error CS0103: There is no a. [b.csproj]", "It cannot be published: error CS0103: There is no a.")]
    [InlineData(137, "Determining projects to restore...", "It cannot be published: dotnet publish was killed (exit code 137).")]
    public void WhatEndsAPublishIsSaid(int exitCode, string text, string? fault) => Assert.Equal(fault, Publisher.FaultOf((exitCode, text)));
}
