#!/bin/sh
# Microsoft.Orleans.Serialization 10.4.2, .NET 10 (SDK 10.0.401), 2026-11-28.
# Expected: a SortedSet<int> is written whatever its order, or refused always, so that a test with one shows it.
# Happens: the comparer is written too. Those of the framework work; one that Comparer<int>.Create makes throws a
#   CodecNotFoundException when the set is written, and nothing says so before.
# Hurt: whoever changes the order of a set that is stored or sent.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Microsoft.Orleans.Serialization" Version="[10.4.2]" />
    <PackageReference Include="Microsoft.Extensions.DependencyInjection" Version="[10.0.0]" />
  </ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

var serializer = new ServiceCollection().AddSerializer().BuildServiceProvider().GetRequiredService<Serializer<SortedSet<int>>>();
Console.WriteLine($"ascending: {Try(new SortedSet<int>([1, 2]))}");
Console.WriteLine($"descending: {Try(new SortedSet<int>([1, 2], Comparer<int>.Create((one, other) => other.CompareTo(one))))}");

string Try(SortedSet<int> set)
{
    try
    {
        return string.Join(' ', serializer.Deserialize(serializer.SerializeToArray(set)));
    }
    catch (Exception exception)
    {
        return exception.GetType().Name;
    }
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='ascending: 1 2
descending: CodecNotFoundException'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
