using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>Two operations of one record, such as the ways of publishing, as two records that have their cases in common.</summary>
internal static class OperationPair
{
    /// <summary>Makes a record of each operation.</summary>
    /// <exception cref="UserErrorException">They are not two different ones, or the record lacks one.</exception>
    public static (string Path, RunRecord Record)[] Split(string text, string option, string path, RunRecord record)
    {
        string[] known = [.. record.Operations.Select(operation => operation.Name)];
        string[] names = [.. text.Split(',').Select(name => NameFilter.Pick([name], option, "operation", known, operation => operation)[0])];
        if (names is not [var first, var second] || first == second)
            throw new UserErrorException($"{option} is \"{text}\"; name two different operations with a comma between them, of {string.Join(", ", known)}.");
        return [($"{path}, {first}", Only(first)), ($"{path}, {second}", Only(second))];

        RunRecord Only(string operation) => record with
        {
            Cases = [.. record.Cases.Where(@case => @case.Key.Operation == operation).Select(@case => @case with { Key = @case.Key with { Operation = second } })],
            Missing = [.. record.Missing.Where(missing => (missing.Operation ?? operation) == operation).Select(missing => missing with { Operation = second })],
        };
    }
}
