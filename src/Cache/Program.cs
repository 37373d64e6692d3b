using SerializationBenchmarks.Cache;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Studies.Cache;

// A run of the study starts this program as a client that is measured, and as the store.
var (role, request) = Child.Take();
switch (role)
{
    case Worker.Role:
        CacheHost.Open = HybridStore.Open;
        return Worker.Answer(request);
    case CacheHost.StoreRole:
        return GarnetStore.Run();
    default:
        Console.Error.WriteLine("Only the study of caches starts this program: --study cache.");
        return 2;
}
