#!/bin/sh
# BrotliStream, ZLibStream and GZipStream of the runtime, .NET 10 (SDK 10.0.401), 2026-11-29.
# Expected: of a file to which one compressed stream after another was appended, all are read, as with gzip.
# Happens: BrotliStream and ZLibStream stop behind the first and say nothing, though bytes are left.
# Hurt: whoever changes a growing file from gzip to Brotli, which compresses better: all but the first part is gone.
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

Try("gzip", stream => new GZipStream(stream, CompressionLevel.Optimal, true), stream => new GZipStream(stream, CompressionMode.Decompress));
Try("zlib", stream => new ZLibStream(stream, CompressionLevel.Optimal, true), stream => new ZLibStream(stream, CompressionMode.Decompress));
Try("Brotli", stream => new BrotliStream(stream, CompressionLevel.Optimal, true), stream => new BrotliStream(stream, CompressionMode.Decompress));

static void Try(string name, Func<Stream, Stream> compress, Func<Stream, Stream> decompress)
{
    var file = new MemoryStream();
    foreach (var part in new[] { "first ", "second ", "third" })
    {
        using var writer = new StreamWriter(compress(file));
        writer.Write(part);
    }

    file.Position = 0;
    using var reader = new StreamReader(decompress(file));
    Console.WriteLine($"{name}: {reader.ReadToEnd().Trim()}");
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='gzip: first second third
zlib: first
Brotli: first'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
