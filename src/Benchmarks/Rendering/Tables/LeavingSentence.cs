using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>What most .NET programs would gain by another serializer than the one that they have, in a sentence.</summary>
internal static class LeavingSentence
{
    // Each as a call without options has it. The first two are those that most programs have.
    private static readonly string[] _serializers = ["NewtonsoftJson", "SystemTextJson", "MessagePack", "MemoryPack"];

    /// <summary>Renders the sentence.</summary>
    /// <param name="table">The short table.</param>
    /// <returns>Empty where one of them was not measured.</returns>
    public static string Render(ShortTable table)
    {
        SerializerRecord[] rows = [.. _serializers.SelectMany(name => table.All.Where(row => row.Name == name && double.IsFinite(table.TimesAsLong(row, row))))];
        if (rows.Length < _serializers.Length)
            return "";
        string Saved(SerializerRecord from, SerializerRecord to) => string.Create(CultureInfo.InvariantCulture, $"{1 - table.TimesAsLong(to, from):P0}");
        var (newtonsoft, system, others) = (rows[0], rows[1], rows[2..]);
        return $"Leaving {LibraryRows.NameOf(newtonsoft)} saves {string.Join(", ", rows[1..].Select(to => $"{Saved(newtonsoft, to)} with {LibraryRows.NameOf(to)}"))}; leaving {LibraryRows.NameOf(system)} saves {string.Join(" and ", others.Select(to => Saved(system, to)))} with the last two, all without options.";
    }
}
