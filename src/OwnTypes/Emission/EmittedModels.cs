using System.Collections;
using System.Reflection;
using System.Reflection.Emit;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Emission;

/// <summary>Makes types that are known only at run time models: each gets a struct that is emitted for it, and its samples.</summary>
public static class EmittedModels
{
    /// <summary>Makes a type a model.</summary>
    /// <param name="create">What creates the samples, each anew on every call; at least one.</param>
    public static Model Define(Type type, IReadOnlyList<Func<object>> create) => Define(type, new EmittedSamples(create[0], [.. create.Select(sample => sample())]));

    /// <summary>Makes a type a model.</summary>
    public static Model Define(Type type, EmittedSamples samples)
    {
        var modelType = ModelStruct.Emit(type);
        modelType.GetField(ModelStruct.Samples)!.SetValue(null, samples);
        return Model.Of(modelType);
    }
}

/// <summary>What an emitted struct holds, and answers for the model.</summary>
/// <param name="all">The samples, at least one.</param>
public sealed class EmittedSamples(Func<object> createFirst, IReadOnlyList<object> all)
{
    /// <summary>The samples.</summary>
    public IReadOnlyList<object> All => all;

    /// <summary>What came of serializers on them, by the serializers' names; null if nothing is known.</summary>
    public IReadOnlyDictionary<string, BindingOutcome>? Outcomes { get; init; }

    /// <summary>What each sample is called; null if they have numbers alone.</summary>
    public IReadOnlyList<string>? SampleNames { get; init; }

    /// <summary>What the library that read the samples writes of values; null where none did.</summary>
    public ISampleDocuments? Documents { get; init; }

    /// <summary>Creates the first sample anew.</summary>
    public object CreateFirst() => createFirst();

    /// <summary>Samples that other processes build: how many there are is all that this one may ask.</summary>
    internal static EmittedSamples BuiltElsewhere(IReadOnlyList<string> names, IReadOnlyDictionary<string, BindingOutcome> outcomes) => new(ValuesElsewhere.Refuse, new ValuesElsewhere(names.Count)) { Outcomes = outcomes, SampleNames = names };

    private sealed class ValuesElsewhere(int count) : IReadOnlyList<object>
    {
        public int Count => count;

        public object this[int index] => Refuse();

        public static object Refuse() => throw new InvalidOperationException("Values of a user's type are built in processes of their own.");

        public IEnumerator<object> GetEnumerator() => Enumerable.Repeat(0, count).Select(_ => Refuse()).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}

/// <summary>Emits, for a type that is known only at run time, the struct that the built-in models have in source code.</summary>
internal static class ModelStruct
{
    /// <summary>The name of the struct's static field with its <see cref="EmittedSamples"/>.</summary>
    public const string Samples = "_samples";

    private const MethodAttributes Visibility = MethodAttributes.Public | MethodAttributes.Static | MethodAttributes.HideBySig;

    /// <summary>Emits the struct in an assembly of its own, in the load context of the type.</summary>
    public static Type Emit(Type type)
    {
        // The new assembly refers to the type by name, which means something in the type's own load context alone.
        using var scope = TypeLoadContext.Of(type).EnterContextualReflection();
        var module = AssemblyBuilder
            .DefineDynamicAssembly(new AssemblyName("SerializationBenchmarks.OwnType"), AssemblyBuilderAccess.Run)
            .DefineDynamicModule("OwnType");
        var model = module.DefineType(
            "Model", TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.SequentialLayout, typeof(ValueType), [typeof(IModelType), typeof(IKnowsOutcomes)]);
        Implement(model, "get_Type", il =>
        {
            il.Emit(OpCodes.Ldtoken, type);
            il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!);
        });
        Implement(model, "get_Order", il => il.Emit(OpCodes.Ldc_I4_0));
        var samples = model.DefineField(Samples, typeof(EmittedSamples), FieldAttributes.Public | FieldAttributes.Static);
        Implement(model, nameof(IModelType.Create), il => Ask(il, samples, nameof(EmittedSamples.CreateFirst)));
        Implement(model, "get_Samples", il => Ask(il, samples, "get_All"));
        Implement(model, "get_SampleNames", il => Ask(il, samples, "get_SampleNames"), typeof(IKnowsOutcomes));
        Implement(model, "get_Outcomes", il => Ask(il, samples, "get_Outcomes"), typeof(IKnowsOutcomes));
        Implement(model, "get_Documents", il => Ask(il, samples, "get_Documents"), typeof(IKnowsOutcomes));
        ImplementApply(model, type);
        return model.CreateType();
    }

    private static void Implement(TypeBuilder model, string name, Action<ILGenerator> write, Type? of = null)
    {
        var contract = (of ?? typeof(IModelType)).GetMethod(name)!;
        var method = model.DefineMethod(name, Visibility, contract.ReturnType, [.. contract.GetParameters().Select(parameter => parameter.ParameterType)]);
        var il = method.GetILGenerator();
        write(il);
        il.Emit(OpCodes.Ret);
        model.DefineMethodOverride(method, contract);
    }

    private static void Ask(ILGenerator il, FieldInfo samples, string method)
    {
        il.Emit(OpCodes.Ldsfld, samples);
        il.Emit(OpCodes.Call, typeof(EmittedSamples).GetMethod(method)!);
    }

    // => TFunction.Apply<TheType>(argument, context)
    private static void ImplementApply(TypeBuilder model, Type type)
    {
        var method = model.DefineMethod(nameof(IModelType.Apply), Visibility);
        var function = method.DefineGenericParameters("TFunction")[0];
        function.SetGenericParameterAttributes(GenericParameterAttributes.NotNullableValueTypeConstraint | GenericParameterAttributes.DefaultConstructorConstraint);
        function.SetBaseTypeConstraint(typeof(ValueType));
        function.SetInterfaceConstraints(typeof(IModelFunction));
        method.SetSignature(typeof(object), null, null, [typeof(object), typeof(object)], null, null);
        method.SetImplementationFlags(MethodImplAttributes.AggressiveInlining);
        var il = method.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Constrained, function);
        il.Emit(OpCodes.Call, typeof(IModelFunction).GetMethod(nameof(IModelFunction.Apply))!.MakeGenericMethod(type));
        il.Emit(OpCodes.Ret);
        model.DefineMethodOverride(method, typeof(IModelType).GetMethod(nameof(IModelType.Apply))!);
    }
}
