using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>A codec written for a study's type, on each of the models that have it: its data are made of the model's samples.</summary>
public interface IStudyCodec<TCodec, TModel> : ICodec
    where TCodec : struct, ICodec
    where TModel : struct, IModelType
{
    static IReadOnlyList<object>? ICodec.Samples => TModel.Samples;

    static object ICodec.Create() => TCodec.FromModel(TModel.Create());
}
