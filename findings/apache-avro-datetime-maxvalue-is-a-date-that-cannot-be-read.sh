#!/bin/sh
# Apache.Avro 1.12.2, .NET 10 (SDK 10.0.401), 2026-11-28.
# Expected: a date as timestamp-millis loses what is below a millisecond, as with DateTimeOffset.ToUnixTimeMilliseconds and as 0.6 ms does here, so that
#   DateTime.MaxValue comes back as the last millisecond of 9999.
# Happens: the library counts in a double, which has no place for each 100 ns since 1998, so the last ones of a millisecond are rounded up. A day's last
#   tick is written as the next day, and DateTime.MaxValue as the year 10000: writing does not throw, reading does, and other languages get that year.
#   timestamp-micros cuts.
# Hurt: whoever writes "no end" as DateTime.MaxValue, or a day's end as AddTicks(-1): no .NET program reads the one, and the other is a day off.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
  <ItemGroup><PackageReference Include="Apache.Avro" Version="[1.12.2]" /></ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using Avro;
using Avro.Generic;
using Avro.IO;

foreach (var unit in new[] { "millis", "micros" })
{
    Console.WriteLine($"{unit}, MaxValue: {Try(unit, DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc))}");
    Console.WriteLine($"{unit}, 0.6 ms: {Try(unit, DateTime.UnixEpoch.AddMicroseconds(600))}");
    Console.WriteLine($"{unit}, end of 2025: {Try(unit, new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddTicks(-1))}");
}

static string Try(string unit, DateTime date)
{
    var schema = (RecordSchema)Schema.Parse($$"""{"type":"record","name":"R","fields":[{"name":"v","type":{"type":"long","logicalType":"timestamp-{{unit}}"} }]}""");
    var record = new GenericRecord(schema);
    record.Add("v", date);
    var stream = new MemoryStream();
    new GenericDatumWriter<GenericRecord>(schema).Write(record, new BinaryEncoder(stream));
    stream.Position = 0;
    var written = new BinaryDecoder(stream).ReadLong();
    stream.Position = 0;
    try
    {
        return $"{written}, read as {new GenericDatumReader<GenericRecord>(schema, schema).Read(null, new BinaryDecoder(stream))["v"]:yyyy-MM-dd HH:mm:ss.fffffff}";
    }
    catch (Exception exception)
    {
        return $"{written}, {exception.GetType().Name}";
    }
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='millis, MaxValue: 253402300800000, ArgumentOutOfRangeException
millis, 0.6 ms: 0, read as 1970-01-01 00:00:00.0000000
millis, end of 2025: 1767225600000, read as 2026-01-01 00:00:00.0000000
micros, MaxValue: 253402300799999999, read as 9999-12-31 23:59:59.9999990
micros, 0.6 ms: 600, read as 1970-01-01 00:00:00.0006000
micros, end of 2025: 1767225599999999, read as 2025-12-31 23:59:59.9999990'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
