#!/bin/sh
# MemoryPack 1.21.4, .NET 10 (SDK 10.0.401), 2026-11-28.
# Expected: a NativeAOT program serializes a Dictionary<string, int> as with the JIT, since the library has a formatter for it and says that it
#   supports NativeAOT, and since a class with such a member works.
# Happens: alone, the dictionary throws, because its formatter is made by reflection; as a member it works, because the generator registers the
#   formatters of members. A call of MemoryPackFormatterProvider.RegisterDictionary helps.
# Hurt: whoever keeps a cache or a configuration as a dictionary and publishes with NativeAOT: tests with the JIT pass.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable><PublishAot>true</PublishAot></PropertyGroup>
  <ItemGroup><PackageReference Include="MemoryPack" Version="[1.21.4]" /></ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using MemoryPack;

var counts = new Dictionary<string, int> { ["a"] = 1 };
Console.WriteLine($"a member: {Try(() => MemoryPackSerializer.Serialize(new Message { Counts = counts }))}");
Console.WriteLine($"alone: {Try(() => MemoryPackSerializer.Serialize(new Dictionary<string, long> { ["a"] = 1 }))}");
MemoryPackFormatterProvider.RegisterDictionary<Dictionary<string, DateTime>, string, DateTime>();
Console.WriteLine($"registered: {Try(() => MemoryPackSerializer.Serialize(new Dictionary<string, DateTime> { ["a"] = default }))}");

static string Try(Func<byte[]> write)
{
    try
    {
        return $"{write().Length} bytes";
    }
    catch (Exception exception)
    {
        return exception.GetType().Name;
    }
}

[MemoryPackable]
public partial class Message
{
    public Dictionary<string, int>? Counts { get; set; }
}
EOF
dotnet publish -o out -v q --nologo > build.log 2>&1 || { cat build.log >&2; exit 1; }
output=$(printf 'with the JIT\n%s\nwith NativeAOT\n%s' "$(dotnet run -p:PublishAot=false 2>&1)" "$(out/t 2>&1)")
echo "$output"
expected='with the JIT
a member: 18 bytes
alone: 21 bytes
registered: 21 bytes
with NativeAOT
a member: 18 bytes
alone: MemoryPackSerializationException
registered: 21 bytes'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
