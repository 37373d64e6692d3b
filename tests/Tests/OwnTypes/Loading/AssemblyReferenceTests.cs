using System.Reflection;
using System.Reflection.Emit;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Loading;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.OwnTypes.Loading;

/// <summary>What a user's assembly is compiled against: frameworks that are installed, assemblies that are not there, and other versions of this program's.</summary>
public sealed class AssemblyReferenceTests : IDisposable
{
    private const string Mvc = "Microsoft.AspNetCore.Mvc.Core";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ATypeWithAnAttributeOfASharedFrameworkIsTaken()
    {
        Write(Mvc, "Microsoft.AspNetCore.Mvc.FromQueryAttribute", onMember: true);
        var model = Load("Shop.Search", """{ "text": "a" }""").Model;
        Assert.Equal("a", (string)((dynamic)model.Sample).Text);
        var attribute = Assert.Single(model.Type.GetProperty("Text")!.GetCustomAttributes(inherit: false)).GetType();
        Assert.Equal("Microsoft.AspNetCore.Mvc.FromQueryAttribute", attribute.FullName);
        Assert.Contains(Path.GetDirectoryName(attribute.Assembly.Location), SharedFrameworks.Folders);
    }

    [Fact]
    public void ATypeThatNeedsAMissingAssemblyCostsNoOther()
    {
        Write("Elsewhere", "Elsewhere.ThingAttribute", onMember: false);
        var model = Load("Shop.Search", """{ "text": "a" }""").Model;
        var reasons = Catalog.BindingsOf([model]).Where(binding => binding.UnsupportedBecause is not null).ToDictionary(binding => binding.Serializer.Name, binding => binding.UnsupportedBecause!.Text);
        Assert.Equal("The assembly of Search has no public JsonSerializerContext with [JsonSerializable(typeof(Search))].", reasons["SystemTextJsonSourceGen"]);
        Assert.DoesNotContain(reasons.Values, reason => reason.Contains("Elsewhere", StringComparison.Ordinal) || reason.Contains("load", StringComparison.Ordinal));
    }

    [Fact]
    public void ATypeThatNeedsAMissingAssemblySaysSoAndAWrongNameIsAWrongName()
    {
        Write("Elsewhere", "Elsewhere.Thing", onMember: false);
        Assert.EndsWith(
            "Shop.dll needs the assembly Elsewhere, which is not beside it; name the assembly in the output folder of dotnet publish, where its dependencies are.",
            Assert.Throws<UserErrorException>(() => Load("Shop.Home", "{}")).Message, StringComparison.Ordinal);
        Assert.Equal("Shop.dll has no type 'Shop.Serch', the nearest is Shop.Search.", Assert.Throws<UserErrorException>(() => Load("Shop.Serch", "{}")).Message);
    }

    [Fact]
    public void WhatANewerVersionHasIsExplained()
    {
        Write("System.Text.Json", "System.Text.Json.Serialization.JsonFutureAttribute", onMember: true, new Version(99, 0, 0, 0));
        var sentence = Assert.Throws<UserErrorException>(() => Load("Shop.Search", """{ "text": "a" }""")).Message;
        Assert.StartsWith($"{_folder["Shop.dll"]} is compiled with System.Text.Json 99.0.0.0, and this program has 10.0.0.0: ", sentence, StringComparison.Ordinal);
        Assert.EndsWith("; compile it with a version that this program has.", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void ThisProgramsOwnAssembliesAreTakenAndOthersOfTheirNamesAreNot()
    {
        OwnAssemblyContext.CheckName(typeof(Catalog).Assembly.Location);
        Contracts.Write(_folder["SerializationBenchmarks.Models.dll"], null);
        Assert.EndsWith(
            "SerializationBenchmarks.Models 0.1.0.0, and the two cannot be told apart; give yours another name (AssemblyName in its project).",
            Assert.Throws<UserErrorException>(() => OwnAssemblyContext.CheckName(_folder["SerializationBenchmarks.Models.dll"])).Message, StringComparison.Ordinal);
    }

    // Shop.Search has a member that may have the attribute; Shop.Home derives from what the attribute's name says, or has it.
    private void Write(string reference, string name, bool onMember, Version? version = null)
    {
        var isAttribute = name.EndsWith("Attribute", StringComparison.Ordinal);
        var other = new PersistedAssemblyBuilder(new AssemblyName(reference) { Version = version ?? new Version(1, 0, 0, 0) }, typeof(object).Assembly)
            .DefineDynamicModule(reference).DefineType(name, TypeAttributes.Public, isAttribute ? typeof(Attribute) : typeof(object));
        var constructor = other.DefineDefaultConstructor(MethodAttributes.Public);
        other.CreateType();
        var attribute = new CustomAttributeBuilder(constructor, []);

        var assembly = new PersistedAssemblyBuilder(new AssemblyName("Shop"), typeof(object).Assembly);
        var module = assembly.DefineDynamicModule("Shop");
        var search = module.DefineType("Shop.Search", TypeAttributes.Public);
        var text = search.DefineProperty("Text", PropertyAttributes.None, typeof(string), null);
        if (onMember)
            text.SetCustomAttribute(attribute);
        var field = search.DefineField("_text", typeof(string), FieldAttributes.Private);
        var get = search.DefineMethod("get_Text", MethodAttributes.Public | MethodAttributes.SpecialName, typeof(string), []);
        var code = get.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldfld, field);
        code.Emit(OpCodes.Ret);
        text.SetGetMethod(get);
        var set = search.DefineMethod("set_Text", MethodAttributes.Public | MethodAttributes.SpecialName, null, [typeof(string)]);
        code = set.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldarg_1);
        code.Emit(OpCodes.Stfld, field);
        code.Emit(OpCodes.Ret);
        text.SetSetMethod(set);
        search.DefineDefaultConstructor(MethodAttributes.Public);
        search.CreateType();

        var home = module.DefineType("Shop.Home", TypeAttributes.Public, isAttribute ? typeof(object) : other);
        if (isAttribute && !onMember)
            home.SetCustomAttribute(attribute);
        home.DefineDefaultConstructor(MethodAttributes.Public);
        home.CreateType();
        assembly.Save(_folder["Shop.dll"]);
    }

    private OwnType Load(string type, string document)
    {
        File.WriteAllText(_folder["sample.json"], document);
        return OwnType.Load(new OwnTypeRequest(_folder["Shop.dll"], type, [_folder["sample.json"]]));
    }
}
