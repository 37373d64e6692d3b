using System.Reflection;
using System.Reflection.Emit;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.CustomModels.Emission;

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
        using var scope = OwnLoadContext.Of(type).EnterContextualReflection();
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
