using SerializationBenchmarks.Info.Languages;

namespace SerializationBenchmarks.Tests.Info.Languages;

[Trait("Category", "AnyPackages")]
public class LanguagesReportTests
{
    [Fact]
    public void WhatWasFoundTakesThePlaceOfWhatWasKnownInTheOrderOfTables()
    {
        var known = new LanguagesReport([Of("SystemTextJson", "Python", "json", "3.11"), Of("NewtonsoftJson", "Python", "json", "3.11"), Of("MessagePack", "Python", "msgpack", "1.0")]);
        var found = new LanguagesReport([Of("NewtonsoftJson", "Python", "json", "3.13"), Of("NewtonsoftJson", "JavaScript", "JSON", "20")]);
        Assert.Equal(
            ["NewtonsoftJson JSON 20", "NewtonsoftJson json 3.13", "SystemTextJson json 3.11", "MessagePack msgpack 1.0"],
            found.Over(known).Exchanges.Select(exchange => $"{exchange.Serializer} {exchange.With} {exchange.Version}"));
    }

    private static Exchange Of(string serializer, string language, string with, string version) => new(serializer, "A library", language, with, version, []);
}
