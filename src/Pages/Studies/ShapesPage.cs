namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study shapes.</summary>
internal static class ShapesPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("shapes", """
        **How much depends on the shape of the data?** `Dict` and `DictGroup` are classes of 28 fields of mixed types, one and three of
        them; `LargeDict` is a `Dictionary<string, int>` of 513 entries; `Tuple` is a class with a list of 20 integers and a number;
        `LargeTuple`, `LargeFloatTuple` and `LargeBooleanTuple` are arrays of 513 values; `List` holds 10 × 10 × 10 integers in lists;
        `LargeList` 513 in one; `Complex` is an object of objects, lists and a dictionary.
        System.Text.Json's source generator is measured on the study's own classes, not on collections of the base class library.

        The original ([a benchmark of Apache Fory](https://github.com/apache/fory/tree/main/integration_tests/cpython_benchmark), CPython, another
        machine, other values, reference tracking on; only ratios compare) times round trips of Fory and Dill:

        | shape | Fory, μs | Dill, μs | Fory's speed-up | Fory | Dill | Fory's payload is |
        |---|---:|---:|---:|---:|---:|---:|
        | `Dict` | 3.65 ± 0.33 | 79.43 ± 1.66 | 21.77 | 607 B | 683 B | 1.13 times smaller |
        | `LargeDict` | 25.57 ± 0.56 | 779.05 ± 22.07 | 30.46 | 2.85 KB | 4.17 KB | 1.46 times smaller |
        | `DictGroup` | 7.68 ± 0.58 | 167.81 ± 2.88 | 21.86 | 3.26 KB | 2.92 KB | 1.12 times larger |
        | `Tuple` | 1.02 ± 0.26 | 19.01 ± 0.51 | 18.71 | 112 B | 120 B | 1.07 times smaller |
        | `LargeTuple` | 7.30 ± 0.38 | 289.23 ± 8.73 | 39.64 | 969 B | 1.27 KB | 1.34 times smaller |
        | `LargeFloatTuple` | 6.16 ± 0.27 | 285.81 ± 80.61 | 46.41 | 4.01 KB | 4.52 KB | 1.13 times smaller |
        | `LargeBooleanTuple` | 4.93 ± 0.28 | 259.09 ± 4.14 | 52.53 | 4.01 KB | 528 B | 7.79 times larger |
        | `List` | 4.97 ± 0.38 | 154.16 ± 12.94 | 30.99 | 326 B | 536 B | 1.64 times smaller |
        | `LargeList` | 7.29 ± 0.43 | 293.88 ± 3.56 | 40.29 | 969 B | 1.27 KB | 1.34 times smaller |
        | `Complex` | 2.47 ± 0.26 | 1,660 ± 37.13 | 672.08 | 89 B | 8.37 KB | 96.34 times smaller |
        """)
    {
        OwnTablesAnswer = true,
    };
}
