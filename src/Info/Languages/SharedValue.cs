namespace SerializationBenchmarks.Info.Languages;

/// <summary>A value that .NET and another language exchange, alone in a member.</summary>
/// <param name="Subject">What a reader calls values of its kind, in the plural: the front page names it where they do not arrive; null where another need asks for it.</param>
/// <param name="JavaScript">The value as a program in JavaScript would write it, as an expression; null where the language has none.</param>
internal sealed record SharedValue(string Name, string? Subject, Type Type, object? Value, string? JavaScript, string? Python)
{
    /// <summary>Whether .NET writes it too; otherwise it is another way in which a language may write a value that stands above.</summary>
    public bool IsWritten { get; init; } = true;

    /// <summary>The class that has the member.</summary>
    public Type HolderType { get; } = typeof(OneMember<>).MakeGenericType(Type);

    /// <summary>Makes a value of a type.</summary>
    public static SharedValue Of<T>(string name, string? subject, T value, string? javaScript, string? python) => new(name, subject, typeof(T), value, javaScript, python);

    /// <summary>Creates an object whose member has the value.</summary>
    public object Hold()
    {
        var holder = (IOneMember)Activator.CreateInstance(HolderType)!;
        holder.Held = Value;
        return holder;
    }
}

/// <summary>Reads and writes the member without knowing its type.</summary>
internal interface IOneMember
{
    /// <summary>The member's value.</summary>
    object? Held { get; set; }
}

/// <summary>A class with one member.</summary>
public sealed class OneMember<T> : IOneMember
{
    /// <summary>The member.</summary>
    public T? V { get; set; }

    object? IOneMember.Held
    {
        get => V;
        set => V = (T?)value;
    }
}
