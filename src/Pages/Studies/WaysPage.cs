namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study ways.</summary>
internal static class WaysPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("ways", """
        **What do a library's other options, and preparing them once, cost or save, in time and in bytes?** Each is compared with the configuration that the default
        study measures:

        - `SystemTextJsonString` writes and reads a `string`, which is encoded to UTF-8 and decoded again, as in code that stores or logs
          JSON as text.
        - `SystemTextJsonWeb` has the options of ASP.NET Core: names in camel case, read in any case.
        - `ProtobufNetSourceGen` takes the model from the library's source generator, a preview, for quick starts and NativeAOT.
        - `ProtobufNetGroups` writes children as groups, which have a mark at their end and no length before: its
          [author's advice](https://github.com/protobuf-net/protobuf-net/issues/1252). Other libraries read them where the schema says so.
        - `GoogleProtobufByteArray` and `BebopStructEncode` are the one-line calls `ToByteArray` and `Encode`. `GoogleProtobufSized` and `BebopStructSized`
          compute the payload's length and write into a new array of it. `GoogleProtobuf` and `BebopStruct` fill memory that the thread keeps, as all libraries
          that fill memory do here, and copy: the memory stays, for Bebop up to three times as long as the longest payload.
        - `GoogleFlatBuffersObjects` is the object API, which is for convenience; `GoogleFlatBuffers` writes and reads tables.
        - `MessagePackUntrusted` has the security that the documentation asks for where payloads come from others. All other rows trust them.
        - `MessagePackMap` writes the members' names, so that members need no numbers to be added or removed.
        - `MessagePackNative` writes GUIDs, dates and decimals in .NET's memory layout, which readers in other languages have to know.
        - `MessagePackLz4` compresses payloads of 64 bytes and more; `Tiny` and `Simple` are smaller and show what the check costs.
        - `MemoryPackVersionTolerant` writes the length of every member, so that old and new versions of a class read each other.
        - `ForyCompatible` is the library's default mode, with the same ability; `Fory` needs the same class on both sides.
        - `FlatSharpLazy` decodes a member when it is first read. Deserializing decodes nothing and creates one object;
          `DeserializeToModel` of the default study reads every member.

        Others prepare more or less before a call:

        - `NewtonsoftJsonFresh` and `SystemTextJsonFresh` create contracts or options in each call; `NewtonsoftJsonKept` reuses the
          serializer that `JsonConvert` makes in each.
        - `SystemTextJsonDefault` passes no options; `SystemTextJsonTypeInfo` obtains the contract once.
        - `ProtobufNetDefault` uses the library's own model, and `ProtobufNetUncompiled` one that it interprets.
        - `MessagePackNonGeneric` passes the type at run time, and `MessagePackDynamic` uses emitted formatters instead of generated ones.

        `BinaryFormatter` is measured only by name (`--serializers BinaryFormatter,SystemTextJson`): it is what one leaves, in the package
        System.Runtime.Serialization.Formatters that keeps it for programs which still have to read what they wrote. It is not for payloads of strangers, with no setting.

        The original of these ([apischema](https://wyfo.github.io/apischema/), Python) recommends precomputed methods for speed and gives no
        figure of its own for them.
        """)
    {
        ContrastsOf = static serializers => [.. serializers.Where(serializer => serializer.WayOf is not null).Select(serializer => new Contrast(serializer.Name, serializer.WayOf!))],
    };
}
