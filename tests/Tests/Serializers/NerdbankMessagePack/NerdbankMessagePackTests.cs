using System.Runtime.InteropServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.NerdbankMessagePack;

/// <summary>What the way in which the library is used decides, and what of it surprises who comes from MessagePack-CSharp.</summary>
public class NerdbankMessagePackTests
{
    // By reflection, because the library is an optional package.
    [Fact]
    public void TheModelsHaveGeneratedShapes()
    {
        var shapes = typeof(Catalog).Assembly.GetType("SerializationBenchmarks.Serializers.NerdbankMessagePack.Shape`1")!;
        string[] missing = [.. Model.BuiltIn.Where(model => ShapeOf(shapes, model.Type).Namespace != "PolyType.SourceGenModel").Select(model => model.Name)];
        Assert.True(missing is [], $"src/Serializers/NerdbankMessagePack has no [GenerateShapeFor] of {string.Join(", ", missing)}.");
        Assert.Equal("PolyType.ReflectionProvider", ShapeOf(shapes, typeof(NerdbankMessagePackTests)).Namespace);
    }

    [Fact]
    public void WhatMessagePackCSharpWritesIsReadButForAGuidInText()
    {
        Assert.Equal(Tiny.Create(), CodecOf(nameof(Tiny)).Deserialize(WireFormatPage.Bytes("MessagePack", nameof(Tiny))));
        Assert.Equal(Simple.Create(), CodecOf(nameof(Simple)).Deserialize(WireFormatPage.Bytes("MessagePack", nameof(Simple))));
        Assert.Equal(new Complex { Cost = 456.78m }, CodecOf(nameof(Complex)).Deserialize(Convert.FromHexString("970000C000CB0000000000000000A63435362E3738C0")));
        Rejected(() => CodecOf(nameof(Complex)).Deserialize(WireFormatPage.Bytes("MessagePack", nameof(Complex))));
    }

    [Fact]
    public void ADateThatDoesNotSayItsKindIsRefused()
    {
        var complex = Complex.Create();
        complex.Children![0].Created = new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Unspecified);
        Rejected(() => CodecOf(nameof(Complex)).Serialize(complex));
        complex.Children[0].Created = DateTime.SpecifyKind(complex.Children[0].Created, DateTimeKind.Utc);
        var codec = CodecOf(nameof(Complex));
        Assert.Equal(complex, codec.Deserialize(codec.Serialize(complex)));
    }

    // If this fails with an update of the library, its defect is mended, and UnsupportedBecause can go.
    [Fact]
    public void TrueInALongArrayIsNotTheTrueThatWasWrittenSoArraysOfBooleansAreUnsupported()
    {
        var serializer = CodecOf(nameof(Tiny)).Type.GenericTypeArguments[0];
        var deserialize = serializer.GetMethod("Deserialize")!.MakeGenericMethod(typeof(bool[]));
        byte[] Read(byte count) => MemoryMarshal.AsBytes<bool>((bool[])deserialize.Invoke(null, [(byte[])[0xDC, 0, count, .. Enumerable.Repeat((byte)0xC3, count)]])!).ToArray();
        Assert.All(Read(15), element => Assert.Equal(1, element));
        Assert.Equal(byte.MaxValue, Read(128)[0]);
        Assert.NotNull(serializer.GetMethod("UnsupportedBecause")!.Invoke(null, [typeof(bool[])]));
        Assert.Null(serializer.GetMethod("UnsupportedBecause")!.Invoke(null, [typeof(int[])]));
    }

    [Fact]
    public void BytesBehindTheValueAreNotLookedAt() =>
        Assert.Equal(Tiny.Create(), CodecOf(nameof(Tiny)).Deserialize([.. WireFormatPage.Bytes("MessagePack with extensions", nameof(Tiny)), 0xAA, 0xBB]));

    private static Type ShapeOf(Type shapes, Type model) => shapes.MakeGenericType(model).GetField("Value")!.GetValue(null)!.GetType();

    private static void Rejected(Func<object> call) => Assert.Equal("MessagePackSerializationException", Assert.ThrowsAny<Exception>(call).GetType().Name);

    private static Codec CodecOf(string model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == "NerdbankMessagePack" && binding.Model.Name == model).Codec!;
}
