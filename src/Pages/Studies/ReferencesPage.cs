namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study references.</summary>
internal static class ReferencesPage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("references", """
        **What does reference tracking cost or save?** `Shared` is a board of ten members and a hundred tickets, each of which
        refers to two of the members. `NewtonsoftJsonReferences` (`PreserveReferencesHandling.All`), `SystemTextJsonReferences`
        (`ReferenceHandler.Preserve`), `NerdbankMessagePackReferences` (`ReferencePreservationMode.AllowCycles`), `ForyReferences`
        (`TrackRef`) and `Orleans` (always) write each member once and refer to it by number, so a shared object comes back as one
        object. All others write a member wherever it occurs, and two tickets of one member come back with two equal objects.
        MemoryPack tracks references to specially marked types, in another format; it is not measured.

        Graphs with cycles are not timed, because some libraries end the process on them. With tracking, both JSON libraries and
        Nerdbank.MessagePack restore a cycle. Without it, System.Text.Json throws a `JsonException` that names the cycle,
        Newtonsoft.Json a `JsonSerializationException` that names the loop, and protobuf-net, into a stream, a `ProtoException` that names
        the recursion.
        protobuf-net into a buffer and MessagePack-CSharp, which have no tracking, overflow the stack, which ends the process.

        The original ([a benchmark of Apache Fory](https://github.com/apache/fory/tree/main/integration_tests/cpython_benchmark), CPython, another
        machine, so only ratios compare) measures with Fory's reference tracking on, can switch it off with `--no-ref`, and gives no figures without it.
        With tracking on, Fory is 18.71 to 672.08 times faster than Dill over ten shapes of data.
        """)
    {
        ContrastsOf = static _ => [.. new[] { "NewtonsoftJson", "SystemTextJson", "ProtobufNet", "NerdbankMessagePack", "Fory" }.Select(name => new Contrast($"{name}References", name))],
    };
}
