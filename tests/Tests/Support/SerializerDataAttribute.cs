using System.Reflection;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using Xunit.Sdk;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A theory's case of one serializer, whose name is the first argument; skipped with the reason where the build lacks it.</summary>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class SerializerDataAttribute : DataAttribute
{
    private readonly object?[] _arguments;

    public SerializerDataAttribute(string serializer, params object?[] others)
    {
        _arguments = [serializer, .. others];
        Skip = Catalog.LeftOut.FirstOrDefault(leftOut => leftOut.Serializer == serializer)?.Reason;
    }

    public override IEnumerable<object?[]> GetData(MethodInfo testMethod) => [_arguments];
}
