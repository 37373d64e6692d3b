#!/bin/sh
# Microsoft.AspNetCore.SignalR.Client and Protocols.MessagePack 10.0.12, ASP.NET Core 10 (SDK 10.0.401), 2026-11-29.
# Expected: a stream of which the client cannot read an element ends with an exception, as the result of a call does.
# Happens: StreamAsync leaves the element out and goes on, with JSON and with MessagePack: here the hub sends int? and the client reads int.
# Hurt: whoever streams rows or measurements to a client that does not know that a value may be null: sums and counts are wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Microsoft.AspNetCore.SignalR.Client" Version="[10.0.12]" />
    <PackageReference Include="Microsoft.AspNetCore.SignalR.Protocols.MessagePack" Version="[10.0.12]" />
  </ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.ClearProviders();
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddSignalR().AddMessagePackProtocol();
var server = builder.Build();
server.MapHub<Meter>("/meter");
await server.StartAsync();
var url = $"{server.Urls.Single()}/meter";
foreach (var (name, connection) in new[] { ("JSON", new HubConnectionBuilder().WithUrl(url).Build()), ("MessagePack", new HubConnectionBuilder().WithUrl(url).AddMessagePackProtocol().Build()) })
{
    await connection.StartAsync();
    var values = new List<int>();
    await foreach (var value in connection.StreamAsync<int>("Values"))
        values.Add(value);
    Console.WriteLine($"{name}, a stream of 1, null, 3: {string.Join(", ", values)}");
    try
    {
        Console.WriteLine($"{name}, a call that returns null: {await connection.InvokeAsync<int>("Value")}");
    }
    catch (Exception exception)
    {
        Console.WriteLine($"{name}, a call that returns null: {exception.GetType().Name}");
    }

    await connection.DisposeAsync();
}

public class Meter : Hub
{
    public int? Value() => null;

    public async IAsyncEnumerable<int?> Values()
    {
        await Task.Yield();
        yield return 1;
        yield return null;
        yield return 3;
    }
}
EOF
dotnet build -c Release -o out -v q --nologo > build.log 2>&1 || { cat build.log >&2; exit 1; }
output=$(dotnet out/t.dll)
echo "$output"
expected='JSON, a stream of 1, null, 3: 1, 3
JSON, a call that returns null: HubException
MessagePack, a stream of 1, null, 3: 1, 3
MessagePack, a call that returns null: HubException'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
