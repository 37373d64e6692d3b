using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.OwnTypes;

/// <summary>Types, which users may have of any form, are named as in C#.</summary>
public class TypeNameTests
{
    [Theory]
    [InlineData(typeof(int?[]), "Nullable<Int32>[]", "System.Nullable<System.Int32>[]")]
    [InlineData(typeof(List<int[,]>), "List<Int32[,]>", "System.Collections.Generic.List<System.Int32[,]>")]
    [InlineData(typeof(Dictionary<string, int>.Enumerator), "Enumerator", "System.Collections.Generic.Dictionary<System.String, System.Int32>+Enumerator")]
    public void ArraysAndArgumentsAreWritten(Type type, string name, string fullName) => Assert.Equal((name, fullName), (TypeName.Of(type), TypeName.FullOf(type)));
}
