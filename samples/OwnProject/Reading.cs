using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Models;

namespace OwnProject;

/// <summary>What a sensor measured.</summary>
public sealed record Reading
{
    /// <summary>The sensor's name.</summary>
    public string? Sensor { get; set; }

    /// <summary>When it measured, in UTC.</summary>
    public DateTime Taken { get; set; }

    /// <summary>The temperature in degrees Celsius.</summary>
    public double Celsius { get; set; }

    /// <summary>The charge of its battery in percent.</summary>
    public int Battery { get; set; }
}

/// <summary>Stands for <see cref="Reading"/> in the benchmarks, which are compiled for exactly this struct.</summary>
public readonly struct ReadingModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Reading);

    /// <inheritdoc/>
    public static int Order => 1;

    /// <inheritdoc/>
    public static object Create() => new Reading
    {
        Sensor = "Roof, north",
        Taken = new DateTime(2026, 1, 15, 6, 30, 0, DateTimeKind.Utc),
        Celsius = -3.25,
        Battery = 87,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Reading>(argument, context);
}

/// <summary>What the source generator of System.Text.Json writes for the model.</summary>
[JsonSerializable(typeof(Reading))]
public sealed partial class ReadingContext : JsonSerializerContext;
