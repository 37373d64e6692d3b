using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Ways;

/// <summary>Ways of using a library, each beside the library's main serializer.</summary>
public sealed class WaysStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "ways";

    /// <inheritdoc/>
    public override string Summary => "Other ways of using a library, beside its main serializer.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<BuiltInModel<TinyModel>>(),
        Model.Of<BuiltInModel<SimpleModel>>(),
        Model.Of<BuiltInModel<ComplexModel>>(),
    ];

    /// <inheritdoc/>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => serializer.WayOf is not null || Serializers.Any(way => way.WayOf == serializer.Name);

    // A record of them is rendered alike in a build that lacks their packages.
    private static readonly Contrast[] _ofOptionalPackages = [new("BebopStructEncode", "BebopStruct"), new("FlatSharpLazy", "FlatSharp"), new("ForyCompatible", "Fory")];

    /// <inheritdoc/>
    public override IReadOnlyList<Contrast> Contrasts =>
    [
        .. Serializers.Where(serializer => serializer.WayOf is not null)
            .Select(serializer => new Contrast(serializer.Name, serializer.WayOf!))
            .Union(_ofOptionalPackages)
            .OrderBy(contrast => contrast.Variant, StringComparer.Ordinal),
    ];

    /// <inheritdoc/>
    public override string Background => """
        **What do a library's other options cost or save, in time and in bytes?** Each stands beside the library's main serializer in the
        default study:

        - `SystemTextJsonString` writes and reads a `string`, which is turned into UTF-8 bytes and back, as whoever stores or logs JSON as
          text does.
        - `SystemTextJsonWeb` has the options of ASP.NET Core: names in camel case, read in any case.
        - `ProtobufNetSourceGen` takes a model that the library's generator wrote at compile time, a preview, for quick starts and NativeAOT.
        - `GoogleProtobufByteArray` and `BebopStructEncode` are the calls of one line, `ToByteArray` and `Encode`, in place of writing into an
          array of the right length.
        - `MessagePackMap` writes the members' names, so that members can come and go without numbers.
        - `MessagePackNative` writes GUIDs, dates and decimals as .NET has them in memory, which other languages do not read.
        - `MessagePackLz4` compresses payloads of 64 bytes and more; `Tiny` and `Simple` are smaller, and show what asking costs.
        - `MemoryPackVersionTolerant` writes the length of every member, so that old and new versions of a class read each other.
        - `ForyCompatible` is the library's default mode, in which they do too; the main serializer needs the same class on both sides.
        - `FlatSharpLazy` reads a member when it is asked for. Deserializing alone decodes nothing, so its time here is that of one object;
          `DeserializeToModel` of the default study asks for every member.
        """;
}
