#if HAS_FORY
using System.Runtime.CompilerServices;
using Apache.Fory;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ForyCSharp;

namespace SerializationBenchmarks.Studies.Polymorphism;

/// <summary>The codec of <see cref="Serializers.ForyCSharp.ForyCSharp"/> on notices: as objects, because the library has no serializer of an abstract class.</summary>
public readonly struct ForyNotices<TModel> : IStudyCodec<ForyNotices<TModel>, TModel>, ICodecOf<ForyCSharp, List<Notice>>
    where TModel : struct, IModelType
{
    [ThreadStatic]
    private static Fory? _fory;

    private static Fory Instance => _fory ??= Make();

    public static byte[] Serialize(object data) => Instance.Serialize(Unsafe.As<List<object>>(data));

    public static object Deserialize(byte[] payload) => Instance.Deserialize<List<object>>(payload);

    public static object ToModel(object data) => ((List<object>)data).Cast<Notice>().ToList();

    public static object FromModel(object model) => ((List<Notice>)model).Cast<object>().ToList();

    private static Fory Make()
    {
        RuntimeHelpers.RunModuleConstructor(typeof(Notice).Module.ModuleHandle); // Where the generated code makes itself known.
        var fory = Fory.Builder().Compatible(false).CheckStructVersion(true).TrackRef(false).Build();
        fory.Register<Mail>(1);
        fory.Register<PhoneCall>(2);
        fory.Register<Visit>(3);
        return fory;
    }
}
#endif
