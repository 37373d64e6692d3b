using BenchmarkDotNet.Running;
using OwnProject;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

// Every serializer on the model: validated, or unsupported because of something.
var codecs = new List<Type>();
var model = Model.Of<ReadingModel>();
foreach (var binding in Catalog.BindingsOf([model]))
{
    var unsupportedBecause = binding.UnsupportedBecause ?? RoundTripValidation.FirstFault(binding);
    Console.WriteLine(unsupportedBecause is null ? $"validated {binding.Serializer.Name}" : $"n/a {binding.Serializer.Name}: {unsupportedBecause}");
    if (unsupportedBecause is null)
        codecs.Add(binding.Codec!.Type);
}

foreach (var left in Catalog.LeftOut)
    Console.WriteLine($"left out {left.Serializer}: {left.Reason}");

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
