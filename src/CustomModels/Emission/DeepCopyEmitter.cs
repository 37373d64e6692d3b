using System.Reflection;
using System.Reflection.Emit;

namespace SerializationBenchmarks.CustomModels.Emission;

/// <summary>
/// Emits static methods that copy a value with all its parts: a method for each class, which clones the object and then
/// replaces each part by its copy.
/// </summary>
/// <param name="module">Where the methods go.</param>
/// <param name="graph">The classes they have to know.</param>
internal sealed class DeepCopyEmitter(ModuleBuilder module, ObjectGraph graph)
{
    private readonly TypeBuilder _copies = module.DefineType("Copies", TypeAttributes.Public | TypeAttributes.Abstract | TypeAttributes.Sealed);
    private readonly Dictionary<Type, MethodBuilder> _ofObject = [];
    private readonly Dictionary<Type, MethodBuilder> _ofReference = [];
    private readonly Dictionary<Type, MethodBuilder> _inPlace = [];

    /// <summary>Emits all that a class needs.</summary>
    /// <param name="type">The class.</param>
    /// <returns>Copies an instance of the class.</returns>
    public MethodInfo Emit(Type type)
    {
        AccessChecks.Ignore(module, AssembliesOfFields());
        foreach (var part in graph.Classes)
            _ofObject.Add(part, Define("Copy", part, part));
        var root = CopyReference(type);
        foreach (var part in graph.Classes)
            WriteCopy(part, _ofObject[part].GetILGenerator());
        var name = root.Name;
        return _copies.CreateType().GetMethod(name)!;
    }

    // Fields are private, as a rule.
    private IEnumerable<Assembly> AssembliesOfFields() => graph.Classes
        .SelectMany(type => ObjectGraph.PartsOf(type).SelectMany(field => (Assembly[])[field.DeclaringType!.Assembly, field.FieldType.Assembly]).Append(type.Assembly))
        .Append(typeof(object).Assembly)
        .Append(typeof(DeepCopyEmitter).Assembly);

    private MethodBuilder Define(string name, Type result, params Type[] parameters) =>
        _copies.DefineMethod($"{name}{_ofObject.Count + _ofReference.Count + _inPlace.Count}", MethodAttributes.Public | MethodAttributes.Static, result, parameters);

    private void WriteCopy(Type type, ILGenerator il)
    {
        var copy = il.DeclareLocal(type);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, type.IsArray
            ? typeof(CopyHelpers).GetMethod(nameof(CopyHelpers.CloneArray))!.MakeGenericMethod(type.GetElementType()!)
            : typeof(CopyHelpers).GetMethod(nameof(CopyHelpers.Clone))!);
        il.Emit(OpCodes.Stloc, copy);
        if (!type.IsArray)
            WriteParts(type, il, () => il.Emit(OpCodes.Ldloc, copy));
        else if (ObjectGraph.HasParts(type.GetElementType()!))
            WriteElements(type.GetElementType()!, il, copy);
        il.Emit(OpCodes.Ldloc, copy);
        il.Emit(OpCodes.Ret);
    }

    private void WriteParts(Type type, ILGenerator il, Action loadOwner)
    {
        foreach (var field in ObjectGraph.PartsOf(type))
        {
            loadOwner();
            if (field.FieldType.IsValueType)
            {
                il.Emit(OpCodes.Ldflda, field);
                il.Emit(OpCodes.Call, CopyInPlace(field.FieldType));
            }
            else
            {
                loadOwner();
                il.Emit(OpCodes.Ldfld, field);
                il.Emit(OpCodes.Call, CopyReference(field.FieldType));
                il.Emit(OpCodes.Stfld, field);
            }
        }
    }

    private void WriteElements(Type element, ILGenerator il, LocalBuilder array)
    {
        var index = il.DeclareLocal(typeof(int));
        var (test, body) = (il.DefineLabel(), il.DefineLabel());
        il.Emit(OpCodes.Br, test);
        il.MarkLabel(body);
        il.Emit(OpCodes.Ldloc, array);
        il.Emit(OpCodes.Ldloc, index);
        if (element.IsValueType)
        {
            il.Emit(OpCodes.Ldelema, element);
            il.Emit(OpCodes.Call, CopyInPlace(element));
        }
        else
        {
            il.Emit(OpCodes.Ldloc, array);
            il.Emit(OpCodes.Ldloc, index);
            il.Emit(OpCodes.Ldelem_Ref);
            il.Emit(OpCodes.Call, CopyReference(element));
            il.Emit(OpCodes.Stelem_Ref);
        }

        il.Emit(OpCodes.Ldloc, index);
        il.Emit(OpCodes.Ldc_I4_1);
        il.Emit(OpCodes.Add);
        il.Emit(OpCodes.Stloc, index);
        il.MarkLabel(test);
        il.Emit(OpCodes.Ldloc, index);
        il.Emit(OpCodes.Ldloc, array);
        il.Emit(OpCodes.Ldlen);
        il.Emit(OpCodes.Conv_I4);
        il.Emit(OpCodes.Blt, body);
    }

    private MethodBuilder CopyInPlace(Type type)
    {
        if (_inPlace.TryGetValue(type, out var known))
            return known;
        var method = _inPlace[type] = Define("CopyInPlace", typeof(void), type.MakeByRefType());
        var il = method.GetILGenerator();
        WriteParts(type, il, () => il.Emit(OpCodes.Ldarg_0));
        il.Emit(OpCodes.Ret);
        return method;
    }

    // A test for each class that the samples show here: as direct as code that knows the samples can be.
    private MethodInfo CopyReference(Type declared)
    {
        if (declared == typeof(string))
            return typeof(CopyHelpers).GetMethod(nameof(CopyHelpers.CopyText))!;
        if (_ofReference.TryGetValue(declared, out var known))
            return known;
        var method = _ofReference[declared] = Define("CopyReference", declared, declared);
        var il = method.GetILGenerator();
        var end = il.DefineLabel();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Brfalse, end);
        foreach (var type in graph.Classes.Append(typeof(string)).Where(type => type.IsAssignableTo(declared)))
        {
            var next = il.DefineLabel();
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Callvirt, typeof(object).GetMethod(nameof(GetType))!);
            il.Emit(OpCodes.Ldtoken, type);
            il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!);
            il.Emit(OpCodes.Bne_Un, next);
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Call, type == typeof(string) ? CopyReference(type) : _ofObject[type]);
            il.Emit(OpCodes.Ret);
            il.MarkLabel(next);
        }

        il.MarkLabel(end);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ret);
        return method;
    }
}
