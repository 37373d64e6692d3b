#!/bin/sh
# GZipStream and DeflateStream of the runtime, .NET 10 (SDK 10.0.401), 2026-11-29.
# Expected: an empty payload (a Protocol Buffers message of defaults, an empty file) becomes a valid stream of about 20 bytes, as with .NET 8 and 11.
# Happens: .NET 9 and 10 write no byte at all, which .NET reads as empty and gzip itself refuses.
# Hurt: whoever compresses messages one by one for other languages: the empty ones are errors there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using System.IO.Compression;

using (var gzip = new GZipStream(File.Create("empty.gz"), CompressionLevel.Fastest))
    gzip.Write([]);
using var read = new GZipStream(File.OpenRead("empty.gz"), CompressionMode.Decompress);
Console.WriteLine($"{new FileInfo("empty.gz").Length} bytes, of which .NET reads {read.Read(new byte[10])}");
EOF
output=$(dotnet run 2>&1)
output="$output
gzip: $(gzip -t empty.gz 2> /dev/null && echo valid || echo refused)"
echo "$output"
expected='0 bytes, of which .NET reads 0
gzip: refused'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
