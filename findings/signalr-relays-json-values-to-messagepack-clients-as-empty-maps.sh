#!/bin/sh
# Microsoft.AspNetCore.SignalR.Protocols.MessagePack and SignalR.Client 10.0.12, ASP.NET Core 10 (SDK 10.0.401), 2026-11-29.
# Expected: a hub with JSON and MessagePack clients, whose method passes on an object argument, gives all of them what one has sent.
# Happens: what a JSON client has sent is a JsonElement in the hub, which the MessagePack protocol writes as an empty map: for an object, a text or a
#   number, without an exception or a log entry. The other way round all arrives. Known: https://github.com/dotnet/aspnetcore/issues/30585
# Hurt: whoever adds MessagePack to a hub that relays, or that sends a stored JsonElement.
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
using System.Text.Json;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.ClearProviders();
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddSignalR().AddMessagePackProtocol();
var server = builder.Build();
server.MapHub<Chat>("/chat");
await server.StartAsync();
var url = $"{server.Urls.Single()}/chat";
await using var json = new HubConnectionBuilder().WithUrl(url).Build();
await using var messagePack = new HubConnectionBuilder().WithUrl(url).AddMessagePackProtocol().Build();
await json.StartAsync();
await messagePack.StartAsync();
foreach (var (from, sender) in new[] { ("JSON", json), ("MessagePack", messagePack) })
{
    foreach (object value in new object[] { "text", 12, new Dictionary<string, object> { ["a"] = 1 } })
    {
        TaskCompletionSource<string> toJson = new(), toMessagePack = new();
        using var one = json.On<object>("said", said => toJson.TrySetResult(JsonSerializer.Serialize(said)));
        using var other = messagePack.On<object>("said", said => toMessagePack.TrySetResult(JsonSerializer.Serialize(said)));
        await sender.InvokeAsync("Say", value);
        Console.WriteLine($"from {from}: JSON gets {await toJson.Task}, MessagePack gets {await toMessagePack.Task}");
    }
}

public class Chat : Hub
{
    public Task Say(object value) => Clients.All.SendAsync("said", value);
}
EOF
dotnet build -c Release -o out -v q --nologo > build.log 2>&1 || { cat build.log >&2; exit 1; }
output=$(dotnet out/t.dll)
echo "$output"
expected='from JSON: JSON gets "text", MessagePack gets {}
from JSON: JSON gets 12, MessagePack gets {}
from JSON: JSON gets {"a":1}, MessagePack gets {}
from MessagePack: JSON gets "text", MessagePack gets "text"
from MessagePack: JSON gets 12, MessagePack gets 12
from MessagePack: JSON gets {"a":1}, MessagePack gets {"a":1}'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
