using BenchmarkDotNet.Running;
using OwnProject;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

// Every row on the model: proven, or why not.
var codecs = new List<Type>();
foreach (var contender in Catalog.ContendersOf([ModelEntry.Of<ReadingModel>()]))
{
    var whyNot = contender.WhyNot ?? Proof.FirstFault(contender);
    Console.WriteLine(whyNot is null ? $"proven {contender.Serializer.Name}" : $"n/a {contender.Serializer.Name}: {whyNot}");
    if (whyNot is null)
        codecs.Add(contender.Codec!.Type);
}

foreach (var row in Catalog.LeftOut)
    Console.WriteLine($"left out {row.Serializer}: {row.Reason}");

// One class closed over a codec is one benchmark.
Type[] operations = [typeof(Serialize<>), typeof(Deserialize<>)];
var benchmarks = operations.SelectMany(operation => codecs.Select(codec => operation.MakeGenericType(codec)));
string[] quick = ["--filter", "*", "--job", "short", "--inProcess", "--join"];
BenchmarkSwitcher.FromTypes([.. benchmarks]).Run(args.Length > 0 ? args : quick);

// Classes of this project, because BenchmarkDotNet builds one that refers to the project of the class.
public class Serialize<TCodec> : SerializeOnce<TCodec>
    where TCodec : struct, ICodec;

public class Deserialize<TCodec> : DeserializeOnce<TCodec>
    where TCodec : struct, ICodec;
