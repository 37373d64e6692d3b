using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies.Service;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study service.</summary>
internal static class ServicePage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("service", """
        **Does the serializer matter in a service, from which size of its messages on, and what would another one save?** A server on Kestrel reads the body
        of a request to a list of `Complex` and writes the list as its answer: a read and a write, which a client pays too. The lists hold 1, 10, 100 and
        1,000 of the values of the study `fresh` that have children, with empty texts in place of null, and several different ones are sent in turn. Google's study of its remote calls
        (SOSP 2023, "A Cloud-Scale Characterization of Remote Procedure Calls") has a median call of about 1.5 kB and 196 kB at the 99th percentile.

        - *Processor time* is that of the server's process for a request, user and system together, with its garbage collections: what
          neighbours take of the time by the clock is not in it. Of the slices of a round, the least and the greatest are left out, with the collections in them.
        - Each serializer's server is a process of its own, with Server garbage collection, the default of ASP.NET Core. They take turns: 16 slices of
          about 60 ms, or 8 of at least 120 ms where 32 requests take that long, in which eight connections from another process each send the next request as soon as the last is answered. That process deserializes nothing.
        - *Reads, writes* is by what the library does that in ASP.NET Core, as its documentation or its own package has it: the server's *pipe* while the body arrives, the
          *sequence* of pieces that it came in, a *stream*, the server's *buffer writer*; and by *arrays* where it has nothing.
        - `EchoJson` and `EchoSmallest` are no serializers: they read and write the bytes of the JSON, and of the smallest payload. `SystemTextJsonSourceGen` is what minimal APIs do.
        - *Latency* is measured at a load that all of them can serve, the same for all: 500 requests a second, or as many as are 25 MB of JSON. It includes the client's side of the connection.
        - *gRPC* is a unary call over HTTP/2, with a marshaller of the serializer's; for Google.Protobuf the code that Grpc.Tools generates.

        That every body comes back, over HTTP also in pieces, is validated through the wire before anything is timed.

        Comparisons of REST and gRPC have one size and no processor time, and none of the original studies has a server.
        """)
    {
        Values = "lists of 1 to 1,000 different values, several in turn",
        CurvesOf = CurvesOf,
        OwnTablesAnswer = true,
    };

    private static IReadOnlyList<Curve> CurvesOf(RunRecord record)
    {
        CurvePoint[] points = [.. new ServiceCurves(record).Models.Select(model => new CurvePoint(model.Model, model.Bytes))];
        return points.Length < 2 ? [] :
        [
            .. from operation in record.Operations
               where points.All(point => record.Cases.Any(@case => @case.Key.Operation == operation.Name && @case.Key.Model == point.Model))
               select new Curve($"{operation.Title}: the server's processor time", operation.Name, points, [ServiceStudy.EchoJson, ServiceStudy.EchoSmallest]),
        ];
    }
}
