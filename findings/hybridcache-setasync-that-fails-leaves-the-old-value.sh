#!/bin/sh
# Microsoft.Extensions.Caching.Hybrid 10.11.0, .NET 10 (SDK 10.0.401), 2026-11-29.
# Expected: SetAsync throws, or at least drops the old entry, when it cannot store the new value.
# Happens: it throws nothing and the old value stays: of a value that the serializer refuses (NaN) everywhere, of one over MaximumPayloadBytes (a mebibyte)
#   for every other process, while this one gives the new value.
# Hurt: whoever updates an entry with SetAsync and has several instances.
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

foreach (var (name, value) in new[] { ("NaN", new Value(double.NaN, "")), ("two mebibytes", new Value(2, new string('x', 2 << 20))) })
{
    var node = Node();
    await node.SetAsync(name, new Value(1, ""));
    await node.SetAsync(name, value);
    Console.WriteLine($"{name}: SetAsync threw nothing; this process has {await Get(node, name)}, another one {await Get(Node(), name)}");
}

static async Task<double> Get(HybridCache node, string key) => (await node.GetOrCreateAsync(key, _ => ValueTask.FromResult(new Value(0, "")))).Number;

record Value(double Number, string Text);

class Store : IDistributedCache
{
    private readonly ConcurrentDictionary<string, byte[]> _entries = new();
    public byte[]? Get(string key) => _entries.GetValueOrDefault(key);
    public Task<byte[]?> GetAsync(string key, CancellationToken token = default) => Task.FromResult(Get(key));
    public void Refresh(string key) { }
    public Task RefreshAsync(string key, CancellationToken token = default) => Task.CompletedTask;
    public void Remove(string key) => _entries.TryRemove(key, out _);
    public Task RemoveAsync(string key, CancellationToken token = default) { Remove(key); return Task.CompletedTask; }
    public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => _entries[key] = value;
    public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default) { Set(key, value, options); return Task.CompletedTask; }
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='NaN: SetAsync threw nothing; this process has 1, another one 1
two mebibytes: SetAsync threw nothing; this process has 2, another one 1'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
