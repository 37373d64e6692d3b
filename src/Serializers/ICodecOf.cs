namespace SerializationBenchmarks.Serializers;

/// <summary>Says of which serializer and model a codec is. Found by reflection.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public interface ICodecOf<TSerializer, TModel>
    where TSerializer : ISerializer
    where TModel : class;
