#!/bin/sh
# protobuf-net 3.4.40, Microsoft.Orleans.Serialization 10.4.2, System.Text.Json of .NET 10 (SDK 10.0.401), 2026-11-29.
# Expected: an object comes back as what it was, or is refused, whatever the variable is declared as that it is written by.
# Happens: protobuf-net refuses a class that no [ProtoInclude] names if it is declared as its base, and writes it without all that it inherits if it is
#   declared as itself. Orleans writes no type where it is that of the variable, so that reading as the base gives a base. System.Text.Json writes a value
#   declared as object by the rules of an ancestor that has [JsonDerivedType], and throws for a class that it does not name.
# Hurt: whoever moves members into a base class; event logs written by `var` and read as the base; whoever logs objects.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > t.csproj <<'EOF'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Microsoft.Extensions.DependencyInjection" Version="[10.0.12]" />
    <PackageReference Include="Microsoft.Orleans.Serialization" Version="[10.4.2]" />
    <PackageReference Include="Microsoft.Orleans.CodeGenerator" Version="[10.4.2]" />
    <PackageReference Include="protobuf-net" Version="[3.4.40]" />
  </ItemGroup>
</Project>
EOF
cat > Program.cs <<'EOF'
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.DependencyInjection;
using Orleans;
using Orleans.Serialization;
using ProtoBuf;

Console.WriteLine($"protobuf-net, as the base: {Try(() => { ProtoBuf.Serializer.Serialize(new MemoryStream(), (Animal)new Dog { Name = "Ada", Age = 3 }); return "written"; })}");
var stream = new MemoryStream();
ProtoBuf.Serializer.Serialize(stream, new Dog { Name = "Ada", Age = 3 });
stream.Position = 0;
var dog = ProtoBuf.Serializer.Deserialize<Dog>(stream);
Console.WriteLine($"protobuf-net, as itself: the name is '{dog.Name}', the age {dog.Age}");
var orleans = new ServiceCollection().AddSerializer().BuildServiceProvider().GetRequiredService<Orleans.Serialization.Serializer>();
Console.WriteLine($"Orleans, as the base: {orleans.Deserialize<Happening>(orleans.SerializeToArray<Happening>(new Sale { Amount = 5 }))!.GetType().Name}");
Console.WriteLine($"Orleans, as itself: {orleans.Deserialize<Happening>(orleans.SerializeToArray(new Sale { Amount = 5 }))!.GetType().Name}");
Console.WriteLine($"System.Text.Json, named, as object: {JsonSerializer.Serialize<object>(new Circle())}");
Console.WriteLine($"System.Text.Json, not named, as object: {Try(() => JsonSerializer.Serialize<object>(new Square()))}");

static string Try(Func<string> write)
{
    try
    {
        return write();
    }
    catch (Exception exception)
    {
        return exception.GetType().Name;
    }
}

[ProtoContract]
public class Animal
{
    [ProtoMember(1)]
    public string? Name { get; set; }
}

[ProtoContract]
public class Dog : Animal
{
    [ProtoMember(1)]
    public int Age { get; set; }
}

[GenerateSerializer]
public class Happening;

[GenerateSerializer]
public class Sale : Happening
{
    [Id(0)]
    public int Amount { get; set; }
}

[JsonDerivedType(typeof(Circle), "circle")]
public class Shape;

public class Circle : Shape;

public class Square : Shape;
EOF
dotnet build -c Release -o out -v q --nologo > build.log 2>&1 || { cat build.log >&2; exit 1; }
output=$(dotnet out/t.dll)
echo "$output"
expected="protobuf-net, as the base: InvalidOperationException
protobuf-net, as itself: the name is '', the age 3
Orleans, as the base: Sale
Orleans, as itself: Happening
System.Text.Json, named, as object: {\"\$type\":\"circle\"}
System.Text.Json, not named, as object: NotSupportedException"
[ "$output" = "$expected" ] || { echo "This has changed; expected:" >&2; echo "$expected" >&2; exit 1; }
