using SerializationBenchmarks.Programs.Publishing;

namespace SerializationBenchmarks.Tests.Programs.Publishing;

public class PublisherTests
{
    [Theory]
    [InlineData(0, "a.cs(1,2): error CS0103: The name.", null)]
    [InlineData(1, "Determining projects to restore...\na.cs(1,2): error CS0103: There is no a. [b.csproj]", "It cannot be published: error CS0103: There is no a.")]
    [InlineData(137, "Determining projects to restore...", "It cannot be published: dotnet publish was killed (exit code 137).")]
    public void WhatEndsAPublishIsSaid(int exitCode, string text, string? fault) => Assert.Equal(fault, Publisher.FaultOf((exitCode, text)));
}
