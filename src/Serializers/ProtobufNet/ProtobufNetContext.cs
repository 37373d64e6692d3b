#pragma warning disable PBN9001 // The library calls its compile-time models a preview.
using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>The model that protobuf-net's generator writes while this project is compiled: one line for each model of this repository.</summary>
[ProtoModel]
[ProtoSerializable(typeof(Tiny))]
[ProtoSerializable(typeof(Simple))]
[ProtoSerializable(typeof(Complex))]
internal sealed partial class ProtobufNetContext : TypeModel;
