using System.Buffers;
using Newtonsoft.Json;

namespace SerializationBenchmarks.Serializers.NewtonsoftJson;

/// <summary>Gives the library the arrays of the base class library's pool.</summary>
internal sealed class CharacterPool : IArrayPool<char>
{
    /// <summary>The only one.</summary>
    public static readonly CharacterPool Shared = new();

    /// <inheritdoc/>
    public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

    /// <inheritdoc/>
    public void Return(char[]? array)
    {
        if (array is not null)
            ArrayPool<char>.Shared.Return(array);
    }
}
