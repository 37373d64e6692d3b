using System.Globalization;
using System.Reflection;
using BenchmarkDotNet.ConsoleArguments;
using CommandLine;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Measuring.Configuration;

/// <summary>The numbers among BenchmarkDotNet's own arguments. It takes any, and fails for each case, or measures nothing, where one is impossible.</summary>
internal static class JobNumbers
{
    private static readonly (PropertyInfo Property, string Name)[] _numbers =
    [
        .. from property in typeof(CommandLineOptions).GetProperties()
           where Nullable.GetUnderlyingType(property.PropertyType) is { } type && (type == typeof(int) || type == typeof(long))
           let option = property.GetCustomAttribute<OptionAttribute>()
           where option is not null
           select (property, option.LongName),
    ];

    /// <summary>Checks that nothing is to be done less than once, and no warm-up less than never.</summary>
    /// <param name="options">BenchmarkDotNet's arguments.</param>
    /// <exception cref="UserErrorException">A number is below the least that is possible.</exception>
    public static void Check(CommandLineOptions options)
    {
        foreach (var (property, name) in _numbers)
        {
            var least = name.Contains("warmup", StringComparison.OrdinalIgnoreCase) ? 0 : 1;
            if (property.GetValue(options) is { } value && Convert.ToInt64(value, CultureInfo.InvariantCulture) is var number && number < least)
                throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"--{name} is {number}; give a number from {least}."));
        }
    }
}
