using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>The versions as serializers write and read them. Each is made a model once, and bound to a serializer once, because both emit and compile code.</summary>
internal sealed class VersionBindings
{
    private readonly Dictionary<Type, Model> _models = [];
    private readonly Dictionary<(string Serializer, string Version), Binding> _bindings = [];

    /// <summary>A serializer on a version.</summary>
    public Binding Of(SerializerInfo serializer, string version)
    {
        if (!_bindings.TryGetValue((serializer.Name, version), out var binding))
            _bindings[(serializer.Name, version)] = binding = Bind(serializer, version);
        return binding;
    }

    // Serializers of generated classes, and one whose attribute says another format, have classes of the same names of their own. Where
    // the attribute alone says another format, it is the main serializer that writes it.
    private Binding Bind(SerializerInfo serializer, string version)
    {
        var own = TypeOf($"{serializer.Name}.{version}");
        var name = own is null ? serializer.Name : serializer.WayOf ?? serializer.Name;
        var type = own ?? TypeOf(version)!;
        if (!_models.TryGetValue(type, out var model))
            _models[type] = model = EmittedModels.Define(type, [() => VersionValues.Create(type)]);
        return Catalog.BindersOf(model).Single(binder => binder.Serializer.Name == name).Bind();
    }

    private static Type? TypeOf(string name) => typeof(Old).Assembly.GetType($"{typeof(Old).Namespace}.{name}");
}
