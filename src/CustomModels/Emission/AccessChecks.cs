using System.Reflection;
using System.Reflection.Emit;

namespace SerializationBenchmarks.CustomModels.Emission;

/// <summary>Lets emitted code use what is private elsewhere.</summary>
internal static class AccessChecks
{
    // The runtime knows the attribute by its name, in whatever assembly it is defined.
    private const string AttributeName = "System.Runtime.CompilerServices.IgnoresAccessChecksToAttribute";

    /// <summary>Defines the attribute in a module and names the assemblies with it.</summary>
    /// <param name="module">The module of the emitted code.</param>
    /// <param name="assemblies">The assemblies whose private members the code uses.</param>
    public static void Ignore(ModuleBuilder module, IEnumerable<Assembly> assemblies)
    {
        var definition = module.DefineType(AttributeName, TypeAttributes.Public, typeof(Attribute));
        definition.DefineDefaultConstructor(MethodAttributes.Public);
        var constructor = definition.DefineConstructor(MethodAttributes.Public, CallingConventions.Standard, [typeof(string)]);
        var il = constructor.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, typeof(Attribute).GetConstructor(BindingFlags.NonPublic | BindingFlags.Instance, [])!);
        il.Emit(OpCodes.Ret);
        var attribute = definition.CreateType().GetConstructor([typeof(string)])!;
        foreach (var assembly in assemblies.Distinct())
            ((AssemblyBuilder)module.Assembly).SetCustomAttribute(new CustomAttributeBuilder(attribute, [assembly.GetName().Name]));
    }
}
