#!/bin/sh
# Microsoft.Extensions.Caching.Hybrid 10.11.0, .NET 10 (SDK 10.0.401), 2026-11-29.
# Expected: an entry of the second level that cannot be read, because an older class wrote it, is a miss: the factory runs and its value is stored.
# Happens: GetOrCreateAsync throws the serializer's exception at every call, never calls the factory and leaves the entry, until that expires or is removed.
# Hurt: a rolling deployment that changes the type of one member: every request for a key that the old version cached fails.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup>
  <ItemGroup><PackageReference Include="Microsoft.Extensions.Caching.Hybrid" Version="[10.11.0]" /><PackageReference Include="Microsoft.Extensions.DependencyInjection" Version="[10.0.15]" /></ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using System.Collections.Concurrent;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;

var store = new Store();
HybridCache Node() // As in another process: nothing is shared but the store.
{
    var services = new ServiceCollection().AddSingleton<IDistributedCache>(store);
    services.AddHybridCache();
    return services.BuildServiceProvider().GetRequiredService<HybridCache>();
}

await Node().SetAsync("key", new Old("seven"));
var node = Node();
var made = 0;
for (var call = 1; call <= 3; call++)
{
    try
    {
        await node.GetOrCreateAsync("key", _ => { made++; return ValueTask.FromResult(new New(7)); });
        Console.WriteLine($"call {call}: a value");
    }
    catch (Exception exception)
    {
        Console.WriteLine($"call {call}: {exception.GetType().Name}");
    }
}

Console.WriteLine($"the factory was called {made} times, the store still has {store.Entries.Count} entry");
await node.RemoveAsync("key");
Console.WriteLine($"removed: {(await node.GetOrCreateAsync("key", _ => ValueTask.FromResult(new New(7)))).Number}");

record Old(string Number);

record New(int Number);

class Store : IDistributedCache
{
    public ConcurrentDictionary<string, byte[]> Entries { get; } = new();
    public byte[]? Get(string key) => Entries.GetValueOrDefault(key);
    public Task<byte[]?> GetAsync(string key, CancellationToken token = default) => Task.FromResult(Get(key));
    public void Refresh(string key) { }
    public Task RefreshAsync(string key, CancellationToken token = default) => Task.CompletedTask;
    public void Remove(string key) => Entries.TryRemove(key, out _);
    public Task RemoveAsync(string key, CancellationToken token = default) { Remove(key); return Task.CompletedTask; }
    public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => Entries[key] = value;
    public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default) { Set(key, value, options); return Task.CompletedTask; }
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='call 1: JsonException
call 2: JsonException
call 3: JsonException
the factory was called 0 times, the store still has 1 entry
removed: 7'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
