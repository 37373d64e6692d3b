using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The page of the study service.</summary>
internal static class ServicePage
{
    /// <summary>What it says and shows.</summary>
    public static StudyPage Page { get; } = new("service", """
        **Does the serializer matter in a service? How large must messages be, and what would another serializer save?** A server on Kestrel reads the body of a
        request to a list of `Complex` and writes the list as its answer. A client reads and writes as much. The lists hold 1, 10, 100 and 1,000 values. They
        are values of the study `fresh` that have children, with empty texts in place of null. Several different lists are sent in turn. In Google's study of
        its remote calls (SOSP 2023, "A Cloud-Scale Characterization of Remote Procedure Calls"), the median call has about 1.5 kB, and the 99th percentile
        196 kB.

        - *Processor time* is the time of the server's process for a request, user and system together, with its garbage collections. Time that other
          programs take is not in it. Of the slices of a round, the least and the greatest are left out, with the collections in them.
        - Each serializer has a server process of its own, with Server garbage collection, the default of ASP.NET Core. The servers take turns of 16 slices of about
          60 ms. If 32 requests take longer than that, there are 8 slices of at least 120 ms. In a slice, eight connections from another process each send the
          next request when the last is answered. That process deserializes nothing. It is on the server's machine and shares its cores; the two talk over
          loopback, without TLS. A server does nothing else, so in a real one the serializer has a smaller share.
        - *Reads, writes* says what the library uses in ASP.NET Core, as its documentation or its package does: the server's *pipe* while the body
          arrives, the *sequence* of pieces in which it came, a *stream*, or the server's *buffer writer*. A library without any of these uses *arrays*.
        - `EchoJson` and `EchoSmallest` are no serializers. They read and write the bytes of the JSON, and of the smallest payload. `SystemTextJsonSourceGen` does
          what minimal APIs do.
        - *Latency* is measured at the same load for all: 500 requests a second, or as many as make 25 MB of JSON. It includes the client's side of the
          connection.
        - *gRPC* is a unary call over HTTP/2. The marshaller calls the serializer; Google.Protobuf has the code that Grpc.Tools generates.
        - *SignalR* is a call of a hub's method over a WebSocket, with the protocols that it has: JSON by System.Text.Json or by Newtonsoft.Json, and MessagePack. Their options are those of the
          serializers here; by default JSON has camel case, and MessagePack writes enumerations as names and takes what comes for untrusted. A hub that passes on an `object` which a JSON client
          sent gives MessagePack clients an empty map, and a stream leaves out what a client cannot read: [findings](../../findings/README.md).

        Before anything is timed, every body is sent over the wire and must come back, over HTTP also in pieces.

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
               select new Curve($"{operation.Title}: the server's processor time", operation.Name, points, [ServiceStudy.EchoJson, ServiceStudy.EchoSmallest], ServiceStudy.Json),
        ];
    }
}
