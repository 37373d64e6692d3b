using System.Collections.Concurrent;
using System.Reflection;
using System.Reflection.Emit;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.CustomModels.Emission;

/// <summary>Makes types that are known only at run time models: each gets a struct that is emitted for it, and its samples.</summary>
public static class EmittedModels
{
    private static readonly ConcurrentDictionary<Type, State> _byStruct = new();

    /// <summary>Makes a type a model.</summary>
    /// <param name="type">A public class.</param>
    /// <param name="create">What creates the samples, each anew on every call; at least one.</param>
    public static Model Define(Type type, IReadOnlyList<Func<object>> create)
    {
        var modelType = ModelStruct.Emit(type);
        _byStruct[modelType] = new State(create[0], [.. create.Select(sample => sample())]);
        return Model.Of(modelType);
    }

    /// <summary>Creates the first sample anew. Called by the emitted struct.</summary>
    /// <param name="modelType">The struct.</param>
    public static object CreateFirst(Type modelType) => _byStruct[modelType].CreateFirst();

    /// <summary>The samples. Called by the emitted struct.</summary>
    /// <param name="modelType">The struct.</param>
    public static IReadOnlyList<object> SamplesOf(Type modelType) => _byStruct[modelType].Samples;

    /// <summary>Why the samples are not copied. Called by the emitted struct.</summary>
    public static string NoCopyBecause => "Copying a value needs code for its type, so only writing is compared with a copy.";

    private sealed record State(Func<object> CreateFirst, IReadOnlyList<object> Samples);
}

/// <summary>Emits, for a type that is known only at run time, the struct that the built-in models have in source code.</summary>
internal static class ModelStruct
{
    private const MethodAttributes Visibility = MethodAttributes.Public | MethodAttributes.Static | MethodAttributes.HideBySig;

    /// <summary>Emits the struct in an assembly of its own, in the load context of the type.</summary>
    /// <param name="type">The type.</param>
    /// <returns>The struct; its deep copy is the model itself.</returns>
    public static Type Emit(Type type)
    {
        // The new assembly refers to the type by name, which means something in the type's own load context alone.
        using var scope = TypeLoadContext.Of(type).EnterContextualReflection();
        var module = AssemblyBuilder
            .DefineDynamicAssembly(new AssemblyName("SerializationBenchmarks.OwnType"), AssemblyBuilderAccess.Run)
            .DefineDynamicModule("OwnType");
        var model = module.DefineType(
            "Model", TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.SequentialLayout, typeof(ValueType), [typeof(IModelType)]);
        Implement(model, "get_Type", il =>
        {
            il.Emit(OpCodes.Ldtoken, type);
            il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!);
        });
        Implement(model, "get_Order", il => il.Emit(OpCodes.Ldc_I4_0));
        Implement(model, nameof(IModelType.Create), il => CallWithItself(il, model, nameof(EmittedModels.CreateFirst)));
        Implement(model, "get_Samples", il => CallWithItself(il, model, nameof(EmittedModels.SamplesOf)));
        Implement(model, "get_NoCopyBecause", il => il.Emit(OpCodes.Call, typeof(EmittedModels).GetProperty(nameof(EmittedModels.NoCopyBecause))!.GetMethod!));
        Implement(model, nameof(IModelType.DeepCopy), il => il.Emit(OpCodes.Ldarg_0));
        ImplementApply(model, type);
        return model.CreateType();
    }

    private static void Implement(TypeBuilder model, string name, Action<ILGenerator> write)
    {
        var contract = typeof(IModelType).GetMethod(name)!;
        var method = model.DefineMethod(name, Visibility, contract.ReturnType, [.. contract.GetParameters().Select(parameter => parameter.ParameterType)]);
        var il = method.GetILGenerator();
        write(il);
        il.Emit(OpCodes.Ret);
        model.DefineMethodOverride(method, contract);
    }

    private static void CallWithItself(ILGenerator il, TypeBuilder model, string method)
    {
        il.Emit(OpCodes.Ldtoken, model);
        il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!);
        il.Emit(OpCodes.Call, typeof(EmittedModels).GetMethod(method)!);
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
