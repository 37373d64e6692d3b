namespace SerializationBenchmarks.Studies.Validation;

/// <summary>The study's schema, but for what is required and of which type: the limits of values.</summary>
internal static class Limits
{
    /// <summary>Characters of a name, at most; at least one.</summary>
    public const int Name = 40;

    /// <summary>The age in years, at most; at least 0.</summary>
    public const int Age = 130;

    /// <summary>Characters of a telephone number, at least.</summary>
    public const int TelephoneLeast = 7;

    /// <summary>Characters of a telephone number, at most.</summary>
    public const int TelephoneMost = 20;

    /// <summary>Characters of a street, at most; at least one.</summary>
    public const int Street = 60;

    /// <summary>Characters of a state, exactly.</summary>
    public const int State = 2;

    /// <summary>The postal code, at least.</summary>
    public const int ZipLeast = 10_000;

    /// <summary>The postal code, at most.</summary>
    public const int ZipMost = 99_999;

    /// <summary>Whether a text is an e-mail address as .NET's own attribute has it: one at sign, neither first nor last.</summary>
    public static bool IsEmail(string text) => text.IndexOf('@') is > 0 and var at && at < text.Length - 1 && at == text.LastIndexOf('@');
}
