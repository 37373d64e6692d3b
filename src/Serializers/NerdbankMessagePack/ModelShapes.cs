using PolyType;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.NerdbankMessagePack;

/// <summary>Has PolyType's source generator write the shapes of the models, which carry nothing of it.</summary>
[GenerateShapeFor<Tiny>]
[GenerateShapeFor<Simple>]
[GenerateShapeFor<Complex>]
internal sealed partial class ModelShapes;
