using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies.Ways;

/// <summary>Ways of using a library, each beside the library's main serializer.</summary>
public sealed class WaysStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "ways";

    /// <inheritdoc/>
    public override string Summary => "Other ways of using a library, beside its main serializer.";

    /// <inheritdoc/>
    public override bool MeasuresUnnamed(SerializerInfo serializer) =>
        serializer.WayOf is not null || Catalog.Serializers.Any(way => way.WayOf == serializer.Name);

    /// <inheritdoc/>
    public override string Background => """
        **What do a library's other options cost or save, in time and in bytes?** `SystemTextJson`, `ProtobufNet`, `MessagePack` and `FlatSharp` are
        main serializers of the default study; the others use the same library otherwise, as their users have reasons to:

        - `SystemTextJsonString` writes and reads a `string`, which is turned into UTF-8 bytes and back, as whoever stores or logs JSON as
          text does.
        - `SystemTextJsonWeb` has the options of ASP.NET Core: names in camel case, read in any case.
        - `ProtobufNetSourceGen` takes a model that the library's generator wrote at compile time, a preview, for quick starts and NativeAOT.
        - `MessagePackMap` writes the members' names, so that members can come and go without numbers.
        - `MessagePackNative` writes GUIDs, dates and decimals as .NET has them in memory, which other languages do not read.
        - `MessagePackLz4` compresses payloads of 64 bytes and more; `Tiny` and `Simple` are smaller, and show what asking costs.
        - `FlatSharpLazy` reads a member when it is asked for. Deserializing alone decodes nothing, so its time here is that of one object;
          `DeserializeToModel` of the default study asks for every member.

        Every one of them takes part in the default study too where `--serializers` names it.
        """;
}
