using System.CommandLine;
using System.Globalization;
using System.Numerics;

namespace SerializationBenchmarks.Programs.Arguments;

/// <summary>Options whose value is a whole number: what is none, or is beyond the limits, is answered with them.</summary>
public static class NumberOption
{
    /// <summary>Makes an option.</summary>
    /// <typeparam name="T">The kind of number; the option's value is null where it is not given.</typeparam>
    public static Option<T?> Create<T>(string name, string description, T least, T most)
        where T : struct, IBinaryInteger<T> => new(name)
        {
            Description = description,
            CustomParser = result =>
            {
                var text = result.Tokens[^1].Value;
                if (T.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var value) && value >= least && value <= most)
                    return value;
                result.AddError(string.Create(CultureInfo.InvariantCulture, $"{name} is {text}; give a number from {least} to {most}."));
                return null;
            },
        };
}
