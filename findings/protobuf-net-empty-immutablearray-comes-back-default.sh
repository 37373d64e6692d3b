#!/bin/sh
# protobuf-net 3.4.40, .NET 10 (SDK 10.0.401), 2026-11-28.
# Expected: an empty ImmutableArray comes back empty, or as an empty list does, as null, which a struct cannot be.
# Happens: it comes back as default(ImmutableArray<int>), whose Length, IsEmpty and enumeration throw a NullReferenceException; only IsDefault and
#   IsDefaultOrEmpty tell. An array with elements comes back as it was, so tests with any pass.
# Hurt: whoever replaces int[] by ImmutableArray<int> in a contract: the first message without elements throws, far from the serializer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
  <ItemGroup><PackageReference Include="protobuf-net" Version="[3.4.40]" /></ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using System.Collections.Immutable;
using ProtoBuf;

Console.WriteLine($"with elements: {Try([1, 2])}");
Console.WriteLine($"empty: {Try([])}");

static string Try(ImmutableArray<int> numbers)
{
    using var stream = new MemoryStream();
    Serializer.Serialize(stream, new Message { Numbers = numbers });
    stream.Position = 0;
    var back = Serializer.Deserialize<Message>(stream).Numbers;
    try
    {
        return $"{back.Length} elements";
    }
    catch (NullReferenceException)
    {
        return $"NullReferenceException, IsDefault: {back.IsDefault}";
    }
}

[ProtoContract]
public class Message
{
    [ProtoMember(1)]
    public ImmutableArray<int> Numbers { get; set; }
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='with elements: 2 elements
empty: NullReferenceException, IsDefault: True'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
