using SerializationBenchmarks.OwnTypes;

namespace SerializationBenchmarks.EndToEnd.OwnTypes;

[Trait("Category", "EachPackages")]
public sealed class OwnTypeErrorTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string, string> WrongTypes => new()
    {
        { "Shop.Ordr", "Contracts.dll has no type 'Shop.Ordr', the nearest " },
        { "Ordr", "Contracts.dll has no type 'Ordr', the nearest is Order" },
        { "Label", "Contracts.dll has several types 'Label': Shop.Returns.Label, Tracker.Label; give the full name." },
        { "Shop.Address", "Shop.Address cannot be a model: it is a struct, and models are classes." },
        { "Shop.Returns", "Shop.Returns cannot be a model: it is a static class." },
        { "OrderState", "Shop.OrderState cannot be a model: it is an enumeration, and models are classes." },
        { "Page", "Shop.Page has 1 type argument, and 'Page' gives no type arguments; write them as in C#, for example Page<Shop.Order>." },
        { "Order<int>", "Shop.Order has no type arguments, and 'Order<int>' gives 1 type argument; leave them out." },
        { "Page<OrderLin>", "Contracts.dll has no type 'OrderLin', the nearest are OrderLine, Order" },
        { "Pair<int, Order>", "Shop.Pair does not take Int32, Order: " },
        { "Page<Order", "'Page<Order' is not the name of a type; write it as in C#, for example Order, Shop.Order or Page<Shop.Order>." },
        { "Page<>", "'Page<>' is not the name of a type; " },
    };

    [Theory]
    [MemberData(nameof(WrongTypes))]
    public void AWrongTypeIsOneSentence(string type, string sentence) =>
        Run(Contracts.Assembly, type, Contracts.Document("order.json")).IsUserError(sentence);

    public static TheoryData<string, string> WrongSamples => new()
    {
        { "{\n  \"name\": oak\n}", "sample.json is not valid JSON: line 2, column 11: 'o' is an invalid start of a value." },
        { "{ \"name\": \"oak\" ", "sample.json is not valid JSON: line 1, column 17: " },
        { "{\n  \"name\": [1]\n}", "sample.json does not fit Shop.Tree: System.Text.Json: line 2, column 12, at $.name: The JSON value could not be converted to System.String." },
        { " \n", "sample.json is empty; a sample is a value as JSON." },
        { "null", "sample.json is null; a sample is a value." },
    };

    [Theory]
    [InlineData("7B22C3287D", "sample.json is not valid UTF-8: the byte at offset 2 belongs to no character; save it as UTF-8.")]
    [InlineData("EFBBBF7B22C3", "sample.json is not valid UTF-8: the byte at offset 5 belongs to no character; save it as UTF-8.")]
    [InlineData("FFFE7B007D00", "sample.json is UTF-16 text, and samples are UTF-8; save it as UTF-8.")]
    [InlineData("FEFF007B007D", "sample.json is UTF-16 text, and samples are UTF-8; save it as UTF-8.")]
    [InlineData("FFFE00007B000000", "sample.json is UTF-32 text, and samples are UTF-8; save it as UTF-8.")]
    public void AnotherEncodingIsOneSentence(string bytes, string sentence)
    {
        File.WriteAllBytes(_folder["sample.json"], Convert.FromHexString(bytes));
        Run(Contracts.Assembly, "Tree", _folder["sample.json"]).IsUserError(sentence);
    }

    [Fact]
    public void ALaterLineThatIsNotUtf8IsFoundByTheFilesOffset()
    {
        File.WriteAllBytes(_folder["sample.jsonl"], [.. "{}\n{ \"name\": \""u8, 0xC3, .. "\" }\n"u8]);
        Run(Contracts.Assembly, "Tree", _folder["sample.jsonl"]).IsUserError("sample.jsonl is not valid UTF-8: the byte at offset 14 ");
    }

    [Fact]
    public void ATooDeepSampleIsOneSentence()
    {
        File.WriteAllText(_folder["sample.json"], Contracts.Nested(251));
        Run(Contracts.Assembly, "Tree", _folder["sample.json"]).IsUserError("sample.json is nested deeper than 500 levels, which is more than samples may be; take one that is not.");
    }

    [Theory]
    [MemberData(nameof(WrongSamples))]
    public void AWrongSampleIsOneSentenceWithItsPlace(string text, string sentence)
    {
        File.WriteAllText(_folder["sample.json"], text);
        Run(Contracts.Assembly, "Tree", _folder["sample.json"]).IsUserError(sentence);
    }

    [Fact]
    public void AWrongLineIsNamed()
    {
        File.WriteAllText(_folder["sample.jsonl"], "{}\n{]");
        Run(Contracts.Assembly, "Tree", _folder["sample.jsonl"]).IsUserError("sample.jsonl, line 2, column 2 is not valid JSON: ");
    }

    [Theory]
    [InlineData("sample.jsonl", "{}\n{} {}", "sample.jsonl, line 2 holds several values, and each line of a .jsonl file is one; write each on a line of its own.")]
    [InlineData("sample.json", "{}\n{}\n", "sample.json holds several values, and a .json file is one; if each stands on a line of its own, name the file .jsonl.")]
    [InlineData("sample.json", """{ "name": "oak", }""", "sample.json is not valid JSON: line 1, column 18: a comma stands before the end of an object or array; remove it.")]
    public void WhatIsToBeDoneIsSaid(string file, string text, string sentence)
    {
        File.WriteAllText(_folder[file], text);
        Run(Contracts.Assembly, "Tree", _folder[file]).IsUserError(sentence);
    }

    [Fact]
    public void WhatAShellMakesOfAPatternIsExplained()
    {
        File.WriteAllText(_folder["a.json"], "{}");
        File.WriteAllText(_folder["b.json"], "{}");
        BuiltPrograms.Run("--assembly", Contracts.Assembly, "--type", "Tree", "--serializers", "SystemTextJson", "--sample", _folder["a.json"], _folder["b.json"])
            .IsUserError($"'{_folder["b.json"]}' stands behind another file; an option takes one: name the folder, or write the option before each file.");
    }

    [Fact]
    public void AFoldersFilesAreTakenInAnyCaseAndTheOthersCounted()
    {
        File.WriteAllText(_folder["a.JSON"], "{}");
        File.WriteAllText(_folder["b.sarif"], "{}");
        Directory.CreateDirectory(_folder["sub"]);
        var own = OwnType.Load(new OwnTypeRequest(Contracts.Assembly, "Tree", [_folder.Path]));
        Assert.Single(own.Samples.Items);
        Assert.EndsWith(", 2 other entries are left out: samples are its own .json, .jsonl and .ndjson files.", Assert.Single(own.Notes), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{\n  \"name\": \"oak\"\n}\n")]
    [InlineData("{}\n{\n  \"name\": \"oak\"\n}\n")]
    public void AValueOverSeveralLinesIsNoLine(string text)
    {
        File.WriteAllText(_folder["sample.jsonl"], text);
        Run(Contracts.Assembly, "Tree", _folder["sample.jsonl"]).IsUserError(
            "sample.jsonl has a value that is spread over several lines, and each line of a .jsonl file must be a value; write it on one line, or name the file .json if it is the only one.");
    }

    [Fact]
    public void AMissingSampleIsOneSentence() =>
        Run(Contracts.Assembly, "Tree", _folder["none.json"]).IsUserError("none.json cannot be read: the file or its folder does not exist.");

    [Fact]
    public void AFolderWithoutSamplesIsOneSentence() =>
        Run(Contracts.Assembly, "Tree", _folder.Path).IsUserError(" has no .json or .jsonl file.");

    [Fact]
    public void AMissingAssemblyIsOneSentence() =>
        Run(_folder["None.dll"], "Tree", Contracts.Document("order.json")).IsUserError("None.dll cannot be read: the file or its folder does not exist.");

    [Fact]
    public void AFolderIsNoAssembly() =>
        Run(_folder.Path, "Tree", Contracts.Document("order.json")).IsUserError($"{_folder.Path} is a folder; name the .dll in it that dotnet build or dotnet publish wrote.");

    [Theory]
    [InlineData("CreateAndSerialize")]
    [InlineData("CreateAndSerializeAndDeserialize,CreateAndSerialize")]
    public void ValidatingOperationsWithoutACaseIsRefused(string operations) => BuiltPrograms
        .Run(["--validate", "--operations", operations, .. Contracts.Arguments("Order", Contracts.Document("order.json"))])
        .IsUserError($"There is nothing to validate: CreateAndSerialize");

    [Fact]
    public void WhatIsNoAssemblyIsOneSentence() =>
        Run(Contracts.Document("order.json"), "Tree", Contracts.Document("order.json")).IsUserError("order.json is not a .NET assembly; name the .dll that dotnet build or dotnet publish wrote.");

    [Theory]
    [InlineData(".NETCoreApp,Version=v99.0", "Basket.dll is built for .NET 99.0, and this program runs on .NET ")]
    [InlineData(".NETFramework,Version=v4.8", "Basket.dll is built for .NET Framework 4.8, and this program runs on .NET ")]
    public void AnotherFrameworkIsOneSentence(string framework, string sentence)
    {
        Contracts.Write(_folder["Basket.dll"], framework);
        Run(_folder["Basket.dll"], "Basket", Contracts.Document("order.json")).IsUserError(sentence);
    }

    [Fact]
    public void AMissingDependencyIsOneSentence()
    {
        Contracts.Write(_folder["Basket.dll"], null, "Elsewhere");
        File.WriteAllText(_folder["basket.json"], "{}");
        Run(_folder["Basket.dll"], "Basket", _folder["basket.json"]).IsUserError("Basket.dll needs the assembly Elsewhere, which is not beside it; ");
    }

    [Fact]
    public void ABrokenLibraryIsNotTheUsersVersion()
    {
        Contracts.Write(_folder["Basket.dll"], null);
        File.WriteAllText(_folder["MemoryPack.Core.dll"], "no assembly");
        File.WriteAllText(_folder["basket.json"], "{}");
        BuiltPrograms.Run("--list", "--assembly", _folder["Basket.dll"], "--type", "Basket", "--sample", _folder["basket.json"], "--serializers", "MemoryPack@own")
            .IsUserError($"MemoryPack@own: {_folder["MemoryPack.Core.dll"]} says no version, as a whole .NET assembly does; publish anew, or name a version.");
    }

    [Fact]
    public void AnAssemblyWithTheNameOfThisProgramsIsOneSentence()
    {
        Contracts.Write(_folder["MessagePack.dll"], null);
        Run(_folder["MessagePack.dll"], "Basket", Contracts.Document("order.json")).IsUserError("MessagePack.dll has the name of an assembly of this program, MessagePack 3.");
    }

    public static TheoryData<string[], string> WrongCombinations => new()
    {
        { ["--type", "Tree", "--sample", "a.json"], "--assembly is missing; an own type takes --assembly, --type and at least one --sample." },
        { ["--assembly", "a.dll", "--sample", "a.json"], "--type is missing; " },
        { ["--assembly", "a.dll", "--type", "Tree"], "--sample is missing; " },
        { ["--study", "own-type"], "--study own-type measures an own type; name it with --assembly, --type and --sample." },
    };

    [Theory]
    [MemberData(nameof(WrongCombinations))]
    public void OptionsThatBelongTogetherAreAskedFor(string[] arguments, string sentence) => BuiltPrograms.Run(arguments).IsUserError(sentence);

    [Theory]
    [InlineData("--models", "Tiny")]
    [InlineData("--study", "pocos")]
    public void WhatIsAboutTheModelsIsRefused(params string[] arguments) => BuiltPrograms
        .Run([.. Contracts.Arguments("Order", Contracts.Document("order.json")), .. arguments])
        .IsUserError($"{arguments[0]} is about the suite's own models, and --type replaces them; give one or the other.");

    private static Answer Run(string assembly, string type, string sample) =>
        BuiltPrograms.Run("--list", "--assembly", assembly, "--type", type, "--sample", sample);
}
