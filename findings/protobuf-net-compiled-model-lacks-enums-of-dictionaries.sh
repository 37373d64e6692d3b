#!/bin/sh
# protobuf-net 3.4.40, .NET 10 (SDK 10.0.401), 2026-11-28.
# Expected: RuntimeTypeModel.Compile() gives a model that writes what the model writes that it was made of, faster.
# Happens: a Dictionary with an enumeration as key, which the model itself writes, throws in the compiled one: "No serializer for type Colour is
#   available for model CompiledModel". The compiler takes along what members hold, but not the enumerations that their collections hold.
#   Adding the enumeration to the model first helps.
# Hurt: whoever compiles the model at start, for speed, and has such a member in a rare message.
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
using ProtoBuf;
using ProtoBuf.Meta;

var model = RuntimeTypeModel.Create();
model.Add(typeof(Message), applyDefaultBehaviour: true);
var compiled = model.Compile();
Console.WriteLine($"model: {Try(model)}");
Console.WriteLine($"compiled: {Try(compiled)}");
var told = RuntimeTypeModel.Create();
told.Add(typeof(Message), applyDefaultBehaviour: true);
told.Add(typeof(Colour), applyDefaultBehaviour: true);
Console.WriteLine($"compiled, told of the enumeration: {Try(told.Compile())}");

static string Try(TypeModel model)
{
    try
    {
        using var stream = new MemoryStream();
        model.Serialize(stream, new Message { Names = new() { [Colour.Red] = "red" } });
        stream.Position = 0;
        return ((Message)model.Deserialize(stream, null, typeof(Message))).Names[Colour.Red];
    }
    catch (InvalidOperationException exception)
    {
        return exception.GetType().Name;
    }
}

public enum Colour { None, Red }

[ProtoContract]
public class Message
{
    [ProtoMember(1)]
    public Dictionary<Colour, string> Names { get; set; }
}
EOF
output=$(dotnet run 2>&1)
echo "$output"
expected='model: red
compiled: InvalidOperationException
compiled, told of the enumeration: red'
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
