#!/bin/sh
# System.Text.Json of .NET 10 (SDK 10.0.401), 2026-11-29.
# Expected: SerializeAsync gathers an IAsyncEnumerable in its buffer of 16 kB (DefaultBufferSize) and writes when that is full, as it does for a list.
# Happens: it writes to the stream whenever the source did not answer at once: each element alone, and a larger buffer changes nothing.
# Hurt: whoever streams rows of a database to a file or a response: thousands of tiny writes where a list needs a handful.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using System.Text.Json;

Console.WriteLine($"a list: {await Count(Enumerable.Range(0, 1000).Select(number => new Row(number)).ToList())} writes");
Console.WriteLine($"a source that answers at once: {await Count(Rows(waits: false))} writes");
Console.WriteLine($"a source that does not: {await Count(Rows(waits: true))} writes");
Console.WriteLine($"the same with a buffer of 1 MB: {await Count(Rows(waits: true), new JsonSerializerOptions { DefaultBufferSize = 1 << 20 })} writes");

static async IAsyncEnumerable<Row> Rows(bool waits)
{
    for (var number = 0; number < 1000; number++)
    {
        if (waits)
            await Task.Yield();
        yield return new Row(number);
    }
}

static async Task<int> Count<T>(T rows, JsonSerializerOptions? options = null)
{
    var stream = new Counting();
    await JsonSerializer.SerializeAsync(stream, rows, options);
    return stream.Writes;
}

record Row(int Number);

class Counting : MemoryStream
{
    public int Writes { get; private set; }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Writes++;
        return base.WriteAsync(buffer, cancellationToken);
    }
}
EOF
dotnet build -c Release -o out -v q --nologo > build.log 2>&1 || { cat build.log >&2; exit 1; }
output=$(dotnet out/t.dll)
echo "$output"
expected='a list: 2 writes
a source that answers at once: 2 writes
a source that does not: 1000 writes
the same with a buffer of 1 MB: 1000 writes'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
